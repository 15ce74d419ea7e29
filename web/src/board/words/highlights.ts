// What an entry of the story speaks of, so that it can be shown on the board.
import type { PositionView, Told } from "../../net/wire";
import { FIVE } from "../player/printed";

export interface Mark {
  seat: number | null;
  sources: number[];
  line: number | null;
  cells: [row: number, column: number][];
  floor: boolean;
}

const NOTHING: Mark = { seat: null, sources: [], line: null, cells: [], floor: false };

function run(filled: (step: number) => boolean, from: number): number[] {
  let [low, high] = [from, from];
  while (low > 1 && filled(low - 1)) low--;
  while (high < 5 && filled(high + 1)) high++;
  return FIVE.filter((n) => n >= low && n <= high);
}

/** The runs through a cell, as the box lies now. */
export function runs(
  box: string[],
  row: number,
  column: number,
  across: number,
  down: number,
): Mark["cells"] {
  const at = (r: number, c: number) => (box[r - 1]?.[c - 1] ?? ".") !== ".";
  const cells: Mark["cells"] = [[row, column]];
  if (across > 1) for (const c of run((n) => at(row, n), column)) cells.push([row, c]);
  if (down > 1) for (const r of run((n) => at(n, column), row)) cells.push([r, column]);
  return cells;
}

/** The cells that earn a bonus. */
export function complete(box: string[]): Mark["cells"] {
  const all = FIVE.flatMap((row) => FIVE.map((column): [number, number] => [row, column]));
  const at = (row: number, column: number) => box[row - 1]![column - 1]!;
  const full = (cells: [number, number][]) => cells.every(([r, c]) => at(r, c) !== ".");
  return all.filter(([row, column]) => {
    const colour = at(row, column);
    return (
      full(all.filter(([r]) => r === row)) ||
      full(all.filter(([, c]) => c === column)) ||
      (colour !== "." && box.join("").split(colour).length - 1 === 5)
    );
  });
}

export function markOf(told: Told, position: PositionView): Mark {
  const { entry, took } = told;
  switch (entry.type) {
    case "deal":
      return { ...NOTHING, sources: position.sources.map((source) => source.slot).slice(1) };
    case "move":
      if (!took) {
        const [row, column] = entry.move.split("@").map(Number);
        return { ...NOTHING, seat: entry.seat, cells: [[row!, column!]] };
      }
      return {
        ...NOTHING,
        seat: entry.seat,
        sources: [took.source, ...slots(took.left, took.left_slot, took.right, took.right_slot)],
        line: took.target || null,
        floor: took.fell !== "",
      };
    case "boxed":
      return { ...NOTHING, seat: entry.seat, cells: [[entry.row, entry.column]] };
    case "fell":
      return { ...NOTHING, seat: entry.seat, line: entry.row, floor: true };
    case "floor":
      return { ...NOTHING, seat: entry.seat, floor: true };
    case "bonus":
      return {
        ...NOTHING,
        seat: entry.seat,
        cells: complete(position.boards[entry.seat - 1]!.box),
      };
    default:
      return NOTHING;
  }
}

function slots(left: string, leftSlot: number | null, right: string, rightSlot: number | null) {
  return [left && leftSlot, right && rightSlot].filter((slot) => typeof slot === "number");
}
