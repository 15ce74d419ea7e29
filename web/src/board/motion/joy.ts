// The moment of a full row, column or colour: its cells light up from the first to the last.
import { say } from "../../app/language/words.svelte";
import type { PositionView } from "../../net/wire";
import { cellsOf, completed, POINTS } from "../player/progress";
import type { Cell } from "../words/highlights";
import type { Overlay } from "./overlay";

const WHOLE_RUN = 450; // milliseconds from the first cell to the last

const places = (seat: number, cells: Cell[], overlay: Overlay): DOMRect[] =>
  cells.flatMap(([row, column]) => overlay.rect(`b${seat}-${row}-${column}`) ?? []);

/** Light up what a seat has completed between two positions, with what it will bring. */
export async function rejoice(
  seat: number,
  before: PositionView,
  after: PositionView,
  overlay: Overlay,
): Promise<void> {
  const board = after.boards[seat - 1]!;
  const parts = completed(before.boards[seat - 1]!, board);
  await Promise.all(
    parts.map((part) => {
      const words = say(`joy-${part.kind}`, { points: POINTS[part.kind] });
      return overlay.light(places(seat, cellsOf(part, board), overlay), WHOLE_RUN, words);
    }),
  );
}

/** Light up all cells that earn a seat its bonuses at the end. */
export async function reward(seat: number, cells: Cell[], overlay: Overlay): Promise<void> {
  await overlay.light(places(seat, cells, overlay), WHOLE_RUN);
}
