// Opening tables.
import { openTable } from "../api";
import { keepOpened } from "../keys";
import { preferences } from "../preferences.svelte";
import { go } from "../router.svelte";
import type { NewSeat, NewTable } from "../wire";

/** A name as the server takes it, or none. */
export function tidy(name: string | null | undefined): string | null {
  return name?.trim().slice(0, 24).trim() || null;
}

export async function open(table: NewTable): Promise<void> {
  const opened = await openTable(table);
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
