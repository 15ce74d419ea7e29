// Who to play against next.
import type { LevelView, SeatView } from "../../net/wire";

export interface Suggestion {
  why: "stronger" | "weaker" | "same" | "none";
  level: string | null; // null: there is no other
}

/** After a win the next stronger bot, after a loss to a bot the next weaker one. */
export function suggest(
  levels: LevelView[],
  seats: SeatView[],
  winners: number[],
  won: boolean,
): Suggestion | null {
  const order = levels
    .filter((level) => !level.own)
    .sort((a, b) => a.strength - b.strength)
    .map((level) => level.name);
  const ranks = (some: SeatView[]) =>
    some.flatMap(({ kind, level }) => (kind === "bot" && level ? [order.indexOf(level)] : []));
  const met = won ? ranks(seats) : ranks(seats.filter(({ seat }) => winners.includes(seat)));
  const rank = Math.max(...met);
  if (rank < 0 || !order.length) return null;
  const other = order[rank + (won ? 1 : -1)];
  if (other) return { why: won ? "stronger" : "weaker", level: other };
  return won ? { why: "none", level: null } : { why: "same", level: order[rank]! };
}
