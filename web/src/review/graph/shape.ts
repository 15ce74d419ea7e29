// The shape of the graph of chances, in a box of 0 to `width` by 0 to 100.
import type { Happening } from "../account";

export interface Band {
  round: number;
  from: number;
  to: number;
}

/** The rounds as bands; happening `i` lies between `i` and `i + 1`. */
export function bandsOf(list: Happening[]): Band[] {
  const bands: Band[] = [];
  list.forEach((one, i) => {
    const last = bands.at(-1);
    if (last?.round === one.round) last.to = i + 1;
    else bands.push({ round: one.round, from: i, to: i + 1 });
  });
  return bands;
}

/** A line through values: a deal is a step at its beginning, a move a slope. Points are "x,y". */
export function lineOf(list: Happening[], values: number[]): string[] {
  const points: string[] = [];
  values.forEach((value, i) => {
    const happened = list[i - 1];
    if (happened?.what === "deal") points.push(at(i - 1, value));
    points.push(at(i, value));
  });
  return points;
}

const at = (x: number, share: number) => `${x},${(100 * (1 - share)).toFixed(2)}`;

/** The area between two lines, as a polygon. */
export function areaOf(list: Happening[], lower: number[], upper: number[]): string[] {
  return [...lineOf(list, upper), ...lineOf(list, lower).toReversed()];
}

/** For every seat in `order`, the sums of the shares below it and including it. */
export function stackOf(
  course: number[][],
  order: number[],
): { lower: number[]; upper: number[] }[] {
  let below = course.map(() => 0);
  return order.map((seat) => {
    const lower = below;
    const upper = course.map((shares, i) => lower[i]! + shares[seat - 1]!);
    below = upper;
    return { lower, upper };
  });
}
