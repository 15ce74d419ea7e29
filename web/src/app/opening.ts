// Opens new tables.
import { tidyName } from "./language/names";
import { preferences } from "./preferences.svelte";
import { go } from "./router.svelte";
import { keepOpened } from "./tokens";
import { openTable } from "../net/api";
import type { NewSeat, NewTable, RulesView } from "../net/wire";

/** The server accepts the options of special factories only for games that have them. */
function allowed(rules: RulesView): RulesView {
  return rules.special ? rules : { ...rules, faces_once: false, spare_catches_marker: true };
}

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
