// The player that this browser belongs to, if any: a name, a secret, and what was last shared.
import { tidyName } from "../app/language/names";
import { PLAYER_KEY } from "../app/memory/player-key";
import { preferences } from "../app/memory/preferences.svelte";
import { becomePlayer, checkMemory, forgetPlayer, meetPlayer, replacePlayerLink } from "../net/api";
import { problemOf } from "../net/problem";
import type { CheckedMemory, Memory } from "../net/wire";
import {
  adoptMemory,
  adoptSettings,
  settingsNow,
  wholeMemory,
  type Settings,
} from "./memory.svelte";
import { isKey, stamp } from "./link";
import { collectResults, dropResults, RESULTS_KEY } from "./results";

export interface Account {
  key: string;
  name: string;
  version: number; // of the memory that was last seen
  settings: Settings; // as they were last shared
}

const OWN_KEYS = ["tables", "puzzles", "lessons", "reviews", "holder", "record"];

function remembered(): Account | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PLAYER_KEY) ?? "null") as Account | null;
    return kept && isKey(kept.key) ? kept : null;
  } catch {
    return null;
  }
}

let account = $state.raw(remembered());

export const player = (): Account | null => account;

function keep(now: Account | null): void {
  account = now;
  try {
    if (now) localStorage.setItem(PLAYER_KEY, JSON.stringify(now));
    else localStorage.removeItem(PLAYER_KEY);
  } catch {
    // Without storage the browser belongs to the player as long as the page is open.
  }
}

/** Everything that this browser remembers, with the results of games that have ended since. */
export async function memoryNow(settings: Settings = account?.settings ?? {}): Promise<Memory> {
  await collectResults();
  return wholeMemory(settingsNow(settings, Date.now()));
}

/** Do something with what is remembered; if the server has not signed a result, without those. */
async function believed(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (problemOf(error).code !== "result-forged") throw error;
    dropResults(); // of a server that was here before: those of this one are asked for again
    await work();
  }
}

/** Become a player with what this browser remembers. */
export const become = (name: string): Promise<void> =>
  believed(async () => {
    const memory = await memoryNow();
    const { key } = await becomePlayer(name, memory);
    preferences.name = name;
    keep({ key, name, version: 1, settings: memory.settings ?? {} });
  });

/** Whose link this is. Nothing of this browser is sent. */
export async function ownerOf(key: string): Promise<string> {
  return (await meetPlayer(key, 0, {})).name;
}

/** Let this browser belong to the player of a link: their settings take the place of its own. */
export async function join(key: string): Promise<void> {
  keep({ key, name: "", version: 0, settings: settingsNow({}, 0) });
  await meet();
}

async function share(now: Account, name: string | null): Promise<void> {
  const memory = await memoryNow(now.settings);
  const view = await meetPlayer(now.key, now.version, memory, name);
  let settings = memory.settings ?? {};
  if (view.memory) {
    adoptMemory(view.memory);
    settings = adoptSettings(settings, view.memory.settings ?? {});
  }
  keep({ key: now.key, name: view.name, version: view.version, settings });
}

let meeting: Promise<void> = Promise.resolve();

/** Share everything with the player's other browsers, one time after the other. */
export function meet(name: string | null = null): Promise<void> {
  meeting = meeting
    .catch(() => undefined)
    .then(async () => {
      const now = account;
      if (now) await believed(() => share(now, name));
    });
  return meeting;
}

/** Share at the start, and whenever the page is left or looked at again. Call once. */
export function keepMeeting(): void {
  const quietly = () => void meet().catch(() => undefined); // the player's page says what is wrong
  quietly();
  document.addEventListener("visibilitychange", quietly);
}

export async function makeNewLink(): Promise<void> {
  if (!account) return;
  const { key } = await replacePlayerLink(account.key);
  keep({ ...account, key });
}

/** The browser no longer belongs to the player; it keeps what it remembers. */
export const leave = (): void => keep(null);

/** Delete the player from the server, and all but the settings from this browser. */
export async function forgetEverything(): Promise<void> {
  if (account) await forgetPlayer(account.key);
  keep(null);
  preferences.name = "";
  localStorage.removeItem(RESULTS_KEY);
  for (const name of OWN_KEYS) localStorage.removeItem(`chocolatier.${name}`);
}

// --- files -------------------------------------------------------------------------------------

interface SavedFile {
  chocolatier: "player";
  format: number;
  name: string | null;
  at: string;
  memory: Memory;
}

/** Everything as the text of one file; the secret of the link is not in it. */
export async function savedFile(): Promise<string> {
  const file: SavedFile = {
    chocolatier: "player",
    format: 1,
    name: account?.name ?? tidyName(preferences.name),
    at: stamp(),
    memory: await memoryNow(),
  };
  return JSON.stringify(file, null, 1);
}

/** Add what a saved file has, once the server has checked it; null if it is not such a file. */
export async function loadFile(text: string): Promise<CheckedMemory | null> {
  let file: Partial<SavedFile> | null;
  try {
    file = JSON.parse(text) as Partial<SavedFile> | null;
  } catch {
    return null;
  }
  if (file?.chocolatier !== "player" || !file.memory) return null;
  const found = await checkMemory(file.memory);
  adoptMemory({ ...file.memory, holders: [] }); // this browser stays who it is
  await meet();
  return found;
}
