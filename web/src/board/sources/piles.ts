// How chocolates lie on a saucer: those of a colour together, in a winding order so that they touch.
import type { Letter } from "../../art/shapes";
import { grouped } from "../words/letters";

export interface Piece {
  index: number; // among those of its colour
  x: number; // from the middle of the pile to the middle of the piece, in saucer diameters
  y: number;
}

export interface Pile {
  colour: Letter;
  count: number;
  shown: Piece[];
  x: number; // from the middle of the saucer to the middle of the pile
  y: number;
  width: number;
  height: number;
}

const MOST = 6; // of more chocolates only one per colour is drawn, with its count

function rows(count: number): number[] {
  if (count <= 2) return [count];
  if (count <= 4) return [2, count - 2];
  return [3, count - 3];
}

/** The places of `count` pieces, row by row, every second row from right to left. */
function winding(count: number, pitch: number): { x: number; y: number }[] {
  const lengths = rows(count);
  return lengths.flatMap((length, row) =>
    Array.from({ length }, (_, i) => {
      const column = row % 2 ? length - 1 - i : i;
      return {
        x: (column - (length - 1) / 2) * pitch,
        y: (row - (lengths.length - 1) / 2) * pitch,
      };
    }),
  );
}

/** The piles of a saucer, and the size of a piece in saucer diameters. */
export function pilesOf(letters: string): { size: number; piles: Pile[] } {
  const groups = grouped(letters).sort((a, b) => b.count - a.count);
  const crowded = letters.length > MOST;
  const drawn = crowded ? groups.length : letters.length;
  const size = drawn > 4 ? 0.255 : 0.335;
  const places = winding(drawn, size * (drawn > 4 ? 1.02 : 1.06));
  let next = 0;
  return {
    size,
    piles: groups.map(({ colour, count }) => {
      const own = places.slice(next, (next += crowded ? 1 : count));
      const xs = own.map((place) => place.x);
      const ys = own.map((place) => place.y);
      const x = (Math.min(...xs) + Math.max(...xs)) / 2;
      const y = (Math.min(...ys) + Math.max(...ys)) / 2;
      return {
        colour,
        count,
        shown: own.map((place, index) => ({ index, x: place.x - x, y: place.y - y })),
        x,
        y,
        width: Math.max(...xs) - Math.min(...xs) + size,
        height: Math.max(...ys) - Math.min(...ys) + size,
      };
    }),
  };
}

const PADDING = 4; // pixels that a group adds to its pieces, in width and in height

/** The largest piece, at most `most`, with which groups of these widths (in pieces) fit into an area. */
export function fitting(widths: number[], width: number, height: number, most: number): number {
  for (let piece = most; piece > 12; piece -= 1) {
    const groups = widths.map((pieces) => pieces * piece + PADDING);
    let [rows, used] = [1, 0];
    for (const group of groups) {
      used += group;
      if (used > width) [rows, used] = [rows + 1, group];
    }
    if (rows * (piece * 1.2 + PADDING) <= height && Math.max(0, ...groups) <= width) return piece;
  }
  return 12;
}
