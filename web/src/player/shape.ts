// The shape of a line through values over time, in a box of 100 by 100.
export interface Dot {
  at: number; // seconds since 1970; 0 if not known
  value: number;
  width?: number; // of the band around it, to either side
}

/** A line across the plot that stands for something known. */
export interface Mark {
  value: number;
  name: string;
}

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Round limits around all values, and three to five ticks between them. */
export function scaleOf(values: number[], least = 0): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const range = Math.max(high - low, least, 1);
  const step = STEPS.find((one) => range / one <= 4) ?? 2000;
  const middle = (low + high) / 2;
  const from = Math.floor(Math.min(low, middle - least / 2) / step) * step;
  const to = Math.ceil(Math.max(high, middle + least / 2) / step) * step;
  const ticks = [];
  for (let tick = from; tick <= to; tick += step) ticks.push(tick);
  return { low: from, high: Math.max(to, from + step), ticks };
}

/** How far down a value lies, in percent. */
export const down = (value: number, { low, high }: Scale): number =>
  100 * (1 - (value - low) / (high - low));

/** How far right the i-th of so many values lies, in percent; a single one in the middle. */
export const across = (i: number, count: number): number =>
  count > 1 ? (100 * i) / (count - 1) : 50;

/** The points of a polyline. */
export const lineOf = (values: number[], scale: Scale): string =>
  values
    .map((value, i) => `${across(i, values.length).toFixed(2)},${down(value, scale).toFixed(2)}`)
    .join(" ");

/** The polygon of a band around values. */
export function bandOf(values: number[], widths: number[], scale: Scale): string {
  const edge = (sign: number) =>
    values.map((value, i) => {
      const y = down(value + sign * widths[i]!, scale);
      return `${across(i, values.length).toFixed(2)},${Math.max(0, Math.min(100, y)).toFixed(2)}`;
    });
  return [...edge(1), ...edge(-1).toReversed()].join(" ");
}
