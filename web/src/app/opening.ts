// Opens new tables.
import { tidyName } from "./language/names";
import { preferences } from "./preferences.svelte";
import { go } from "./router.svelte";
import { keepOpened } from "./tokens";
import { openTable } from "../net/api";
import { allowed } from "../net/rules";
import type { NewSeat, NewTable, RulesView } from "../net/wire";

export async function open(table: NewTable): Promise<void> {
  const opened = await openTable({ ...table, rules: allowed(table.rules) });
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
  };
}
