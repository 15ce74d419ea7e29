// What is printed on a board; no rule of the game is decided here.
import { LETTERS, type Letter } from "../../art/shapes";

export const COSTS = [1, 1, 2, 2, 2, 3, 3];
export const FIVE = [1, 2, 3, 4, 5] as const;

/** The colour printed in a cell of the coloured side. */
export function printed(row: number, column: number): Letter {
  return LETTERS[(column - row + 5) % 5]!;
}

export interface Group {
  colour: Letter;
  count: number;
}

/** Letters as groups of a colour, in the printed order. */
export function grouped(letters: string): Group[] {
  return LETTERS.map((colour) => ({ colour, count: letters.split(colour).length - 1 })).filter(
    (group) => group.count > 0,
  );
}
