// The wire writes chocolates as letters, one per piece: "TTB" is two teal and one brown.
import { LETTERS, type Letter } from "../../art/shapes";

export interface Group {
  colour: Letter;
  count: number;
}

export function countOf(letters: string, letter: string): number {
  return letters.split(letter).length - 1;
}

/** Every piece of a colour: "TT" of "TBT". */
export function allOf(letters: string, letter: string): string {
  return letter.repeat(countOf(letters, letter));
}

/** The colours among the letters with their counts, in the printed order. */
export function grouped(letters: string): Group[] {
  return LETTERS.map((colour) => ({ colour, count: countOf(letters, colour) })).filter(
    (group) => group.count > 0,
  );
}
