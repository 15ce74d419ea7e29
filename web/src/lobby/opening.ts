// Opening tables.
import { openTable } from "../net/api";
import { keepOpened } from "../app/tokens";
import { preferences } from "../app/preferences.svelte";
import { go } from "../app/router.svelte";
import type { NewSeat, NewTable, RulesView } from "../net/wire";

/** A name as the server takes it, or none. */
export function tidy(name: string | null | undefined): string | null {
  return name?.trim().slice(0, 24).trim() || null;
}

/** The server takes the options of special factories only together with them. */
function allowed(rules: RulesView): RulesView {
  return rules.special ? rules : { ...rules, faces_once: false, spare_catches_marker: true };
}

export async function open(table: NewTable): Promise<void> {
  const opened = await openTable({ ...table, rules: allowed(table.rules) });
  keepOpened(opened);
  go(`/t/${opened.table}`);
}

/** One person here and a bot of the remembered level, by the remembered rules. */
export function duel(): NewTable {
  const { rules } = preferences.usual;
  const me: NewSeat = { kind: "here", name: tidy(preferences.name), level: null };
  const bot: NewSeat = { kind: "bot", name: null, level: preferences.level };
  return {
    rules: { ...rules, players: 2 },
    seats: [me, bot],
    starts: null,
    clock: { kind: "none", seconds: 60, increment: 0 },
  };
}
