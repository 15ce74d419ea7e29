// What is printed on a board.
import type { Letter } from "../../art/shapes";
import { PRINTED } from "../../net/wire";

export const FIVE = [1, 2, 3, 4, 5] as const; // rows, columns and lines count from 1

/** The colour printed in a cell of the coloured side. */
export function printed(row: number, column: number): Letter {
  return PRINTED[row - 1]![column - 1] as Letter;
}
