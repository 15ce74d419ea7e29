// Moving chocolates from place to place. Whether the position is possible, what then remains in the
// bag and which phase it is, the server says.
import { LETTERS } from "../../art/shapes";
import { FLOOR_COSTS, type Sketch, type SketchBoard } from "../../net/wire";

/** Where things lie: a source, a line, a cell, a floor, a spare factory, the lid or the bag. */
export type Place =
  | { kind: "source"; slot: number }
  | { kind: "line"; seat: number; line: number }
  | { kind: "cell"; seat: number; row: number; column: number }
  | { kind: "floor"; seat: number }
  | { kind: "spare"; seat: number }
  | { kind: "lid" }
  | { kind: "bag" };

export const MARKER = "M";

/** The name of a place: s3, l1-2, b1-2-3, f1, p1, lid, bag. */
export function nameOf(place: Place): string {
  switch (place.kind) {
    case "source":
      return `s${place.slot}`;
    case "line":
      return `l${place.seat}-${place.line}`;
    case "cell":
      return `b${place.seat}-${place.row}-${place.column}`;
    case "floor":
      return `f${place.seat}`;
    case "spare":
      return `p${place.seat}`;
    default:
      return place.kind;
  }
}

const FIVE = [1, 2, 3, 4, 5];

/** All places of a position, as one reads the table. */
export function placesOf(sketch: Sketch, seats: number[]): Place[] {
  const sources = sketch.sources.map((_, slot): Place => ({ kind: "source", slot }));
  const boards = seats.flatMap((seat): Place[] => [
    ...FIVE.flatMap((row): Place[] => [
      { kind: "line", seat, line: row },
      ...FIVE.map((column): Place => ({ kind: "cell", seat, row, column })),
    ]),
    { kind: "floor", seat },
    ...(sketch.boards[seat - 1]?.spare == null ? [] : [{ kind: "spare", seat } as const]),
  ]);
  return [...sources, { kind: "lid" }, { kind: "bag" }, ...boards];
}

const boardOf = (sketch: Sketch, seat: number): SketchBoard => sketch.boards[seat - 1]!;

/** What lies at a place; the bag holds what lies nowhere. */
export function lettersAt(sketch: Sketch, place: Place): string {
  switch (place.kind) {
    case "source": {
      const marker = place.slot === 0 && sketch.marker ? MARKER : "";
      return (sketch.sources[place.slot]?.chocolates ?? "") + marker;
    }
    case "line":
      return boardOf(sketch, place.seat).lines[place.line - 1]!;
    case "cell":
      return boardOf(sketch, place.seat).box[place.row - 1]![place.column - 1]!.replace(".", "");
    case "floor":
      return boardOf(sketch, place.seat).floor;
    case "spare":
      return boardOf(sketch, place.seat).spare ?? "";
    case "lid":
      return sketch.lid;
    default:
      return "";
  }
}

function withBoard(sketch: Sketch, seat: number, change: Partial<SketchBoard>): Sketch {
  const boards = sketch.boards.map((board, i) =>
    i === seat - 1 ? { ...board, ...change } : board,
  );
  return { ...sketch, boards };
}

/** Write what lies at a place. */
export function setAt(sketch: Sketch, place: Place, letters: string): Sketch {
  switch (place.kind) {
    case "source": {
      const chocolates = sorted(letters.replaceAll(MARKER, ""));
      const sources = sketch.sources.map((source, slot) =>
        slot === place.slot ? { ...source, chocolates } : source,
      );
      const marker = place.slot === 0 ? letters.includes(MARKER) : sketch.marker;
      return { ...sketch, sources, marker };
    }
    case "line": {
      const lines = boardOf(sketch, place.seat).lines.with(place.line - 1, letters);
      return withBoard(sketch, place.seat, { lines });
    }
    case "cell": {
      const { box } = boardOf(sketch, place.seat);
      const row = [...box[place.row - 1]!].with(place.column - 1, letters || ".").join("");
      return withBoard(sketch, place.seat, { box: box.with(place.row - 1, row) });
    }
    case "floor":
      return withBoard(sketch, place.seat, { floor: letters });
    case "spare":
      return withBoard(sketch, place.seat, { spare: letters });
    case "lid":
      return { ...sketch, lid: sorted(letters) };
    default:
      return sketch;
  }
}

function sorted(letters: string): string {
  return LETTERS.map((letter) => letter.repeat(letters.split(letter).length - 1)).join("");
}

/** Without one of a letter at a place; the last one if there are several. */
export function take(sketch: Sketch, place: Place, letter: string): Sketch {
  const letters = lettersAt(sketch, place);
  const at = letters.lastIndexOf(letter);
  return at < 0 ? sketch : setAt(sketch, place, letters.slice(0, at) + letters.slice(at + 1));
}

/** The marker is only one: wherever else it lies, it goes away. */
function withoutMarker(sketch: Sketch): Sketch {
  const boards = sketch.boards.map((board) => ({
    ...board,
    floor: board.floor.replaceAll(MARKER, ""),
    spare: board.spare?.replaceAll(MARKER, "") ?? null,
  }));
  return { ...sketch, boards, marker: false };
}

/** Whether a thing can lie at a place at all. */
export function fits(place: Place, letter: string): boolean {
  if (letter !== MARKER) return place.kind !== "bag";
  return ["floor", "spare"].includes(place.kind) || (place.kind === "source" && place.slot === 0);
}

/**
 * With one more of a letter at a place. A line of another colour begins again, a cell and a spare
 * factory hold one thing, and where no space is left nothing changes.
 */
export function put(sketch: Sketch, place: Place, letter: string): Sketch {
  if (!fits(place, letter)) return sketch;
  const before = letter === MARKER ? withoutMarker(sketch) : sketch;
  const letters = lettersAt(before, place);
  switch (place.kind) {
    case "line": {
      if (!letters.startsWith(letter)) return setAt(before, place, letter);
      return letters.length < place.line ? setAt(before, place, letters + letter) : sketch;
    }
    case "cell":
    case "spare":
      return setAt(before, place, letter);
    case "floor":
      return letters.length < FLOOR_COSTS.length ? setAt(before, place, letters + letter) : sketch;
    default:
      return setAt(before, place, letters + letter);
  }
}

/** With a letter moved from one place to another; from the bag there is always one. */
export function move(sketch: Sketch, from: Place, letter: string, to: Place): Sketch {
  if (nameOf(from) === nameOf(to)) return sketch;
  if (to.kind === "bag") return take(sketch, from, letter);
  if (!fits(to, letter)) return sketch;
  const after = put(take(sketch, from, letter), to, letter);
  return lettersAt(after, to) === lettersAt(sketch, to) && to.kind !== "cell" ? sketch : after;
}

/** With nothing on the table; the marker lies in the centre. */
export function cleared(sketch: Sketch): Sketch {
  return {
    ...sketch,
    round: 1,
    phase: "draft",
    ending: null,
    marker: true,
    lid: "",
    sources: sketch.sources.map((source) => ({ ...source, chocolates: "" })),
    boards: sketch.boards.map(() => ({
      score: 0,
      lines: FIVE.map(() => ""),
      box: FIVE.map(() => "....."),
      floor: "",
      spare: null,
    })),
  };
}

/** With another gold face on a factory, or none; a face that lay elsewhere goes away there. */
export function setFace(
  sketch: Sketch,
  slot: number,
  face: Sketch["sources"][number]["face"],
): Sketch {
  const sources = sketch.sources.map((source, i) => {
    if (i === slot) return { ...source, face };
    return face && source.face === face ? { ...source, face: null } : source;
  });
  return { ...sketch, sources };
}

/** With the spare factory beside this seat's floor, or with `null` in the ring. */
export function giveSpare(sketch: Sketch, seat: number | null): Sketch {
  const boards = sketch.boards.map((board, i) => ({
    ...board,
    spare: i + 1 === seat ? (board.spare ?? "") : null,
  }));
  return { ...sketch, boards };
}

export function setScore(sketch: Sketch, seat: number, score: number): Sketch {
  return withBoard(sketch, seat, { score });
}
