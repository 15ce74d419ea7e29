// How chocolates lie on a saucer: equal ones together, in a winding order so that they touch.
import type { Letter } from "../../art/shapes";
import { grouped } from "../player/printed";

export interface Piece {
  index: number; // among its colour
  x: number; // the piece's middle, from the middle of its heap, in saucers
  y: number;
}

export interface Heap {
  colour: Letter;
  count: number;
  shown: Piece[];
  x: number; // the middle of the heap, from the saucer's middle
  y: number;
  width: number;
  height: number;
}

const MOST = 6; // more are drawn once per colour, with their count

function rows(count: number): number[] {
  if (count <= 2) return [count];
  if (count <= 4) return [2, count - 2];
  return [3, count - 3];
}

/** The places of so many pieces, row by row, every second row from right to left. */
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

export function heaps(letters: string): { size: number; heaps: Heap[] } {
  const groups = grouped(letters).sort((a, b) => b.count - a.count);
  const crowded = letters.length > MOST;
  const drawn = crowded ? groups.length : letters.length;
  const size = drawn > 4 ? 0.255 : 0.335;
  const places = winding(drawn, size * (drawn > 4 ? 1.02 : 1.06));
  let next = 0;
  return {
    size,
    heaps: groups.map(({ colour, count }) => {
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

/** The largest piece, up to `most`, with which groups of these widths, in pieces, fit an area. */
export function fitting(widths: number[], width: number, height: number, most: number): number {
  for (let piece = most; piece > 12; piece -= 1) {
    let [rows, used] = [1, 0];
    for (const one of widths) {
      used += one * piece;
      if (used > width) [rows, used] = [rows + 1, one * piece];
    }
    if (rows * piece * 1.2 <= height && Math.max(0, ...widths) * piece <= width) return piece;
  }
  return 12;
}
