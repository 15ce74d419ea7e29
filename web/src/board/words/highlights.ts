// Which places an entry of the story is about, so that they can be lit up on the board.
import type { PositionView, StoryEntry, TookView } from "../../net/wire";

export type Cell = [row: number, column: number]; // both from 1

export interface Highlight {
  seat: number | null;
  sources: number[];
  line: number | null;
  cells: Cell[];
  floor: boolean;
}

const NOTHING: Highlight = { seat: null, sources: [], line: null, cells: [], floor: false };

export function highlightOf({ line, took, cells }: StoryEntry, position: PositionView): Highlight {
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
      return { ...NOTHING, seat: line.seat, cells };
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
