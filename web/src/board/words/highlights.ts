// Which places an entry of the story is about, so that they can be lit up on the board.
import type { PositionView, StoryEntry, TookView } from "../../net/wire";
import { FIVE } from "../player/printed";

export type Cell = [row: number, column: number];

export interface Highlight {
  seat: number | null;
  sources: number[];
  line: number | null;
  cells: Cell[];
  floor: boolean;
}

const NOTHING: Highlight = { seat: null, sources: [], line: null, cells: [], floor: false };

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
): Cell[] {
  const at = (r: number, c: number) => (box[r - 1]?.[c - 1] ?? ".") !== ".";
  const cells: Cell[] = [[row, column]];
  if (across > 1) for (const c of run((n) => at(row, n), column)) cells.push([row, c]);
  if (down > 1) for (const r of run((n) => at(n, column), row)) cells.push([r, column]);
  return cells;
}

/** The cells that earn a bonus. */
export function complete(box: string[]): Cell[] {
  const all = FIVE.flatMap((row) => FIVE.map((column): Cell => [row, column]));
  const at = (row: number, column: number) => box[row - 1]![column - 1]!;
  const full = (cells: Cell[]) => cells.every(([r, c]) => at(r, c) !== ".");
  return all.filter(([row, column]) => {
    const colour = at(row, column);
    return (
      full(all.filter(([r]) => r === row)) ||
      full(all.filter(([, c]) => c === column)) ||
      (colour !== "." && box.join("").split(colour).length - 1 === 5)
    );
  });
}

export function highlightOf({ line, took }: StoryEntry, position: PositionView): Highlight {
  switch (line.type) {
    case "deal":
      return { ...NOTHING, sources: position.sources.map((source) => source.slot).slice(1) };
    case "move":
      if (!took) {
        const [row, column] = line.move.split("@").map(Number);
        return { ...NOTHING, seat: line.seat, cells: [[row!, column!]] };
      }
      return {
        ...NOTHING,
        seat: line.seat,
        sources: [took.source, ...neighbours(took)],
        line: took.target || null,
        floor: took.fell !== "",
      };
    case "boxed":
      return { ...NOTHING, seat: line.seat, cells: [[line.row, line.column]] };
    case "fell":
      return { ...NOTHING, seat: line.seat, line: line.row, floor: true };
    case "floor":
      return { ...NOTHING, seat: line.seat, floor: true };
    case "bonus":
      return { ...NOTHING, seat: line.seat, cells: complete(position.boards[line.seat - 1]!.box) };
    default:
      return NOTHING;
  }
}

/** The factories that received leftovers of a share factory. */
function neighbours(took: TookView): number[] {
  return [took.left && took.left_slot, took.right && took.right_slot].filter(
    (slot) => typeof slot === "number",
  );
}
