// Moves, chances and points in words.
import { language, say } from "../../app/language/words.svelte";
import type { PositionView } from "../../net/wire";
import { pieces } from "./labels";

/** "+6" or "−14". */
export const signed = (whole: number): string =>
  `${whole > 0 ? "+" : whole < 0 ? "−" : ""}${Math.abs(whole)}`;

/** "+6 %" or "−14 %", of whole per cent. */
export function signedPercent(percent: number): string {
  return say("review-percent", { percent: signed(percent) });
}

export const percentOf = (chance: number): number => Math.round(100 * chance) + 0;

export function chance(share: number): string {
  return say("review-percent", { percent: String(percentOf(share)) });
}

/** "+0.4" or "−1.8", of whole tenths. */
export function signedTenths(tenths: number): string {
  const text = (Math.abs(tenths) / 10).toLocaleString(language(), { minimumFractionDigits: 1 });
  return `${tenths > 0 ? "+" : tenths < 0 ? "−" : ""}${text}`;
}

export interface ParsedMove {
  source: number; // 0: the centre
  colour: string;
  target: number; // 0: the floor
  column: number | null; // of a choice of a column; then `target` is the row
}

/** A move such as 4B3, CW- or 2@4. */
export function parseMove(move: string): ParsedMove {
  const [row, column] = move.split("@");
  if (column !== undefined)
    return { source: 0, colour: "", target: Number(row), column: Number(column) };
  return {
    source: move.startsWith("C") ? 0 : Number(move[0]),
    colour: move[1] ?? "",
    target: move[2] === "-" ? 0 : Number(move[2]),
    column: null,
  };
}

/** A move in words, without who plays it: "2 teal from factory 4 to line 3". */
export function moveWords(move: string, position: PositionView): string {
  const { source, colour, target, column } = parseMove(move);
  if (column !== null) return say("review-column", { row: target, column });
  const chocolates = position.sources.find(({ slot }) => slot === source)?.chocolates ?? "";
  const taken = [...chocolates].filter((one) => one === colour).join("");
  return say("review-pick", {
    pieces: pieces(taken || colour, "taken"),
    slot: source,
    line: target,
  });
}
