// What is printed on a board.
import { LETTERS, type Letter } from "../../art/shapes";

export const COSTS = [1, 1, 2, 2, 2, 3, 3];
export const FIVE = [1, 2, 3, 4, 5] as const; // rows, columns and lines count from 1

/** The colour printed in a cell of the coloured side. */
export function printed(row: number, column: number): Letter {
  return LETTERS[(column - row + 5) % 5]!;
}
