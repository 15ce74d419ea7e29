// Which chocolates travel in a frame, and where they go. Places are named by their data-spot.
import type { BoxedLine, FellLine, FloorLine, PositionView, TookView } from "../../net/wire";
import { countOf } from "../words/letters";
import type { Flight, Overlay } from "./overlay";

const STAGGER = 35; // milliseconds between two chocolates

/** A journey planned before the new position is drawn. Its end is measured afterwards. */
export interface Journey {
  piece: string;
  from: DOMRect;
  to: string[]; // the first of these spots that is in the document
  settles: boolean; // stays there; otherwise it fades out
}

/** Counts how often each key was asked for. */
function counter(): (key: string) => number {
  const seen = new Map<string, number>();
  return (key) => {
    const n = seen.get(key) ?? 0;
    seen.set(key, n + 1);
    return n;
  };
}

export function draft(
  took: TookView,
  seat: number,
  before: PositionView,
  overlay: Overlay,
): Journey[] {
  const journeys: Journey[] = [];
  const next = counter();
  const board = before.boards[seat - 1]!;
  const held = took.target ? board.lines[took.target - 1]!.length : 0;
  const home = `board${seat}`;

  const depart = (piece: string, to: string[], settles = true) => {
    const { source } = took;
    const from = overlay.rect(
      `s${source}-${piece}-${next(piece)}`,
      `s${source}-${piece}-0`,
      `s${source}`,
    );
    if (from) journeys.push({ piece, from, to, settles });
  };
  const onto = (slot: number, letters: string) => {
    const there = before.sources.find((source) => source.slot === slot)?.chocolates ?? "";
    const arrived = counter();
    for (const piece of letters) {
      const index = countOf(there, piece) + arrived(piece);
      depart(piece, [
        `s${slot}-${piece}-${index}`,
        ...[2, 1, 0].map((shown) => `s${slot}-${piece}-${shown}`),
      ]);
    }
  };

  if (took.caught) depart(took.caught, [`p${seat}`, home]);
  for (let i = 0; i < took.placed; i++) {
    depart(took.colour, [`l${seat}-${took.target}-${held + i}`, home]);
  }
  [...took.fell].forEach((piece, i) => depart(piece, [`f${seat}-${board.floor.length + i}`, home]));
  for (let i = 0; i < took.lid; i++) depart(took.colour, ["lid"], false);
  if (took.marker && took.caught !== "M" && !took.fell.includes("M")) depart("M", [home], false);
  onto(0, took.centre);
  if (took.left_slot) onto(took.left_slot, took.left);
  if (took.right_slot) onto(took.right_slot, took.right);
  return journeys;
}

/** The pieces of a line, each where it lies. */
function linePieces(seat: number, row: number, before: PositionView, overlay: Overlay) {
  return [...before.boards[seat - 1]!.lines[row - 1]!].map((piece, i) => ({
    piece,
    from: overlay.rect(`l${seat}-${row}-${i}`, `board${seat}`)!,
  }));
}

export function boxed(line: BoxedLine, before: PositionView, overlay: Overlay): Journey[] {
  const { seat, row, column } = line;
  return linePieces(seat, row, before, overlay).map((one, i) =>
    i === 0
      ? { ...one, to: [`b${seat}-${row}-${column}`, `board${seat}`], settles: true }
      : { ...one, to: ["lid"], settles: false },
  );
}

export function fell(
  line: FellLine,
  before: PositionView,
  after: PositionView,
  overlay: Overlay,
): Journey[] {
  const { seat, row } = line;
  const board = before.boards[seat - 1]!;
  // The spare factory has caught one if it holds something that it did not hold before.
  const caught = after.boards[seat - 1]!.spare !== board.spare ? 1 : 0;
  return linePieces(seat, row, before, overlay).map((one, i) => ({
    ...one,
    to: i < caught ? [`p${seat}`] : [`f${seat}-${board.floor.length + i - caught}`, "lid"],
    settles: true,
  }));
}

export function floor(line: FloorLine, before: PositionView, overlay: Overlay): Journey[] {
  const { seat } = line;
  const board = before.boards[seat - 1]!;
  return [...board.floor].flatMap((piece, i) => {
    const from = overlay.rect(`f${seat}-${i}`, `board${seat}`);
    return from && piece !== "M" ? [{ piece, from, to: ["lid"], settles: false }] : [];
  });
}

/** The journeys with their ends, measured in the position that is drawn now. */
export function landing(journeys: Journey[], overlay: Overlay): Flight[] {
  return journeys.flatMap(({ piece, from, to, settles }, i) => {
    const end = overlay.find(...to);
    if (!end) return [];
    const there = end.getBoundingClientRect();
    const small = settles && end.dataset.spot !== to.at(-1);
    return {
      piece,
      from,
      to: settles && there.width < 90 ? there : middle(there, from.width * 0.5),
      hides: small || end.dataset.spot?.match(/^s\d-/) ? end : undefined,
      delay: i * STAGGER,
      fades: !settles,
    };
  });
}

function middle(area: DOMRect, size: number): DOMRect {
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  return new DOMRect(x - size / 2, y - size / 2, size, size);
}
