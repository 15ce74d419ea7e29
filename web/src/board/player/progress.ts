// How far a board is towards its bonuses, as the server counts it.
import { LETTERS, type Letter } from "../../art/shapes";
import { BONUS_POINTS, type BoardView } from "../../net/wire";
import type { Cell } from "../words/highlights";
import { FIVE } from "./printed";

export const KINDS = ["rows", "columns", "colours"] as const;
export type Kind = (typeof KINDS)[number];

export const POINTS: Record<Kind, number> = {
  rows: BONUS_POINTS[0],
  columns: BONUS_POINTS[1],
  colours: BONUS_POINTS[2],
};

const WHOLE = "5"; // cells of a full row, column or colour

export interface Part {
  kind: Kind;
  place: number; // of the row or column, or of the colour among all
  colour: Letter | null;
  count: number; // filled cells
  full: boolean;
}

/** All rows, columns and colours of a board, five of each. */
export function partsOf({ filled }: BoardView): Part[] {
  return [...filled].map((digit, i) => {
    const kind = KINDS[Math.floor(i / FIVE.length)]!;
    const at = i % FIVE.length;
    return {
      kind,
      place: at + 1,
      colour: kind === "colours" ? LETTERS[at]! : null,
      count: Number(digit),
      full: digit === WHOLE,
    };
  });
}

/** The rows, columns and colours that became full between two looks at a board. */
export function completed(before: BoardView, after: BoardView): Part[] {
  const had = partsOf(before);
  return partsOf(after).filter((part, i) => part.full && !had[i]!.full);
}

/** The cells of a row, column or colour, from the first to the last. */
export function cellsOf({ kind, place, colour }: Part, { box }: BoardView): Cell[] {
  const all = FIVE.flatMap((row) => FIVE.map((column): Cell => [row, column]));
  return all.filter(([row, column]) => {
    if (kind === "rows") return row === place;
    if (kind === "columns") return column === place;
    return box[row - 1]![column - 1] === colour;
  });
}
