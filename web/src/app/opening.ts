// Opens new tables.
import { tidyName } from "./language/names";
import { say } from "./language/words.svelte";
import { preferences } from "./memory/preferences.svelte";
import { go } from "./router.svelte";
import { keepOpened } from "./memory/tokens";
import { openTable, seekOpponent } from "../net/api";
import { allowed } from "../net/rules";
import type { NewSeat, NewTable, RulesView } from "../net/wire";

export async function open(table: NewTable): Promise<void> {
  const opened = await openTable({ ...table, rules: allowed(table.rules) });
  keepOpened(opened);
  go(`/t/${opened.table}`);
}

/** A seat at an open table with the rules of the last time, or a new one that waits for someone. */
export async function seek(): Promise<void> {
  const { rules, clock } = duel();
  const opened = await seekOpponent({
    name: tidyName(preferences.name) ?? say("seek-guest"),
    rules: allowed(rules),
    clock,
  });
  keepOpened(opened);
  go(`/t/${opened.table}`);
}

/** The user against a bot; without other wishes the level and the rules of the last time. */
export function duel(
  level: string = preferences.level,
  rules: Omit<RulesView, "players"> = preferences.usual.rules,
): NewTable {
  const me: NewSeat = { kind: "here", name: tidyName(preferences.name), level: null };
  const bot: NewSeat = { kind: "bot", name: null, level };
  return {
    rules: { ...rules, players: 2 },
    seats: [me, bot],
    starts: null,
    clock: { kind: "none", seconds: 60, increment: 0 },
    host_starts: false,
    hints: false, // one person among bots may have them anyway
    listed: false,
    position: null,
  };
}

/** The user at a seat of a position, and bots at the others: the game goes on from there. */
export function playOn(position: string, rules: RulesView, seat: number, level: string): NewTable {
  const { seats, ...table } = duel(level, rules);
  return {
    ...table,
    rules,
    seats: Array.from({ length: rules.players }, (_, i) => seats[i + 1 === seat ? 0 : 1]!),
    position,
  };
}

/** The user and up to three friends; the host starts when they are here, and can change everything. */
export function withFriends(): NewTable {
  const friend: NewSeat = { kind: "link", name: null, level: null };
  const { rules, seats } = duel();
  return {
    rules: { ...rules, players: 4 },
    seats: [seats[0]!, friend, friend, friend],
    starts: null,
    clock: { kind: "none", seconds: 60, increment: 0 },
    host_starts: true,
    hints: false,
    listed: false,
    position: null,
  };
}
