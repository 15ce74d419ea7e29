import { describe, expect, it } from "vitest";
import type { Sketch } from "../../net/wire";
import {
  cleared,
  giveSpare,
  lettersAt,
  move,
  nameOf,
  placesOf,
  put,
  setFace,
  take,
  type Place,
} from "./sketching";

const board = () => ({
  score: 0,
  lines: ["", "T", "", "", ""],
  box: [".....", "..W..", ".....", ".....", "....."],
  floor: "R",
  spare: null,
});
const sketch: Sketch = {
  rules: {
    players: 2,
    side: "coloured",
    special: true,
    faces_once: false,
    spare_catches_marker: true,
    round_limit: 100,
  },
  round: 2,
  phase: "draft",
  ending: null,
  turn: 1,
  first: 1,
  next: 1,
  marker: true,
  sources: [
    { chocolates: "KT", face: null },
    { chocolates: "TTBR", face: "keep" },
    { chocolates: "", face: null },
  ],
  lid: "BB",
  boards: [board(), board()],
};
const factory: Place = { kind: "source", slot: 1 };
const centre: Place = { kind: "source", slot: 0 };
const line = (number: number): Place => ({ kind: "line", seat: 1, line: number });
const floor: Place = { kind: "floor", seat: 1 };
const bag: Place = { kind: "bag" };
const cell: Place = { kind: "cell", seat: 1, row: 2, column: 3 };

describe("places", () => {
  it("have names of their own", () => {
    const names = placesOf(sketch, [1, 2]).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("b2-5-5");
    expect(names).not.toContain("p1");
    expect(placesOf(giveSpare(sketch, 2), [1, 2]).map(nameOf)).toContain("p2");
  });

  it("hold what lies there", () => {
    expect(lettersAt(sketch, centre)).toBe("KTM");
    expect(lettersAt(sketch, cell)).toBe("W");
    expect(lettersAt(sketch, line(2))).toBe("T");
  });
});

describe("moving", () => {
  it("takes from one place and puts at another", () => {
    const after = move(sketch, factory, "T", line(2));
    expect(lettersAt(after, factory)).toBe("TBR");
    expect(lettersAt(after, line(2))).toBe("TT");
    expect(lettersAt(sketch, line(2))).toBe("T");
  });

  it("changes nothing where no space is left", () => {
    const full = put(sketch, line(2), "T");
    expect(move(full, factory, "T", line(2))).toBe(full);
    expect(put(full, line(2), "T")).toBe(full);
    let floors = sketch;
    for (let i = 0; i < 9; i++) floors = put(floors, floor, "K");
    expect(lettersAt(floors, floor)).toBe("RKKKKKK");
  });

  it("begins a line of another colour again", () => {
    expect(lettersAt(put(sketch, line(2), "W"), line(2))).toBe("W");
  });

  it("replaces what lies in a cell", () => {
    expect(lettersAt(put(sketch, cell, "T"), cell)).toBe("T");
    expect(lettersAt(take(sketch, cell, "W"), cell)).toBe("");
  });

  it("into the bag only takes away", () => {
    expect(lettersAt(move(sketch, floor, "R", bag), floor)).toBe("");
    expect(lettersAt(move(sketch, bag, "B", factory), factory)).toBe("TTBBR");
  });

  it("keeps one marker, and only where it can lie", () => {
    const after = move(sketch, centre, "M", floor);
    expect(after.marker).toBe(false);
    expect(lettersAt(after, floor)).toBe("RM");
    expect(put(after, { kind: "floor", seat: 2 }, "M").boards[0]!.floor).toBe("R");
    expect(put(sketch, factory, "M")).toBe(sketch);
    expect(put(sketch, line(1), "M")).toBe(sketch);
    expect(put(after, centre, "M").marker).toBe(true);
  });
});

describe("the rest", () => {
  it("clears the table but not the rules and faces", () => {
    const after = cleared(sketch);
    expect(
      placesOf(after, [1, 2])
        .map((place) => lettersAt(after, place))
        .join(""),
    ).toBe("M");
    expect(after.sources[1]!.face).toBe("keep");
  });

  it("moves a face, because each exists once", () => {
    const after = setFace(sketch, 2, "keep");
    expect(after.sources.map((source) => source.face)).toEqual([null, null, "keep"]);
  });
});
