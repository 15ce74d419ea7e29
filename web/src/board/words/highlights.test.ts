import { describe, expect, it } from "vitest";
import { deal, draft, entry, position, took } from "../../testing/fixtures";
import { highlightOf } from "./highlights";

describe("highlights", () => {
  const now = position();
  const nothing = { seat: null, sources: [], line: null, cells: [], floor: false };

  it("of a deal are all factories", () => {
    expect(highlightOf(entry(1, deal(1)), now)).toEqual({
      ...nothing,
      sources: [1, 2],
    });
  });

  it("of a draft are its source, its line, the neighbours it sent to, and the floor", () => {
    expect(highlightOf(entry(1, draft(1), took()), now)).toEqual({
      ...nothing,
      seat: 1,
      sources: [1],
      line: 2,
    });
    const shared = took({ target: 0, fell: "T", left: "K", left_slot: 5, right_slot: 2 });
    expect(highlightOf(entry(1, draft(2), shared), now)).toEqual({
      ...nothing,
      seat: 2,
      sources: [1, 5],
      floor: true,
    });
  });

  it("of a column and a boxed chocolate are their cell", () => {
    const chosen = { type: "move", seat: 1, move: "3@4" } as const;
    expect(highlightOf(entry(1, chosen), now).cells).toEqual([[3, 4]]);
    const run: [number, number][] = [
      [1, 2],
      [1, 1],
      [2, 2],
    ];
    const boxed = {
      type: "boxed",
      seat: 1,
      row: 1,
      column: 2,
      colour: "T",
      across: 2,
      down: 2,
      points: 4,
    } as const;
    expect(highlightOf(entry(1, boxed, null, run), now)).toEqual({
      ...nothing,
      seat: 1,
      cells: [[1, 2]],
    });
  });

  it("of a bonus are the cells that earned it, as the server sends them", () => {
    const bonus = { type: "bonus", seat: 2, rows: 1, columns: 0, colours: 0, points: 2 } as const;
    const cells: [number, number][] = [
      [1, 1],
      [1, 2],
    ];
    expect(highlightOf(entry(1, bonus, null, cells), now)).toEqual({ ...nothing, seat: 2, cells });
  });

  it("of a fallen line are the line and the floor", () => {
    const fell = { type: "fell", seat: 2, row: 4, colour: "K", count: 4 } as const;
    expect(highlightOf(entry(1, fell), now)).toEqual({ ...nothing, seat: 2, line: 4, floor: true });
  });

  it("of a floor are the floor, and of an end nothing", () => {
    const floor = { type: "floor", seat: 1, items: 0, penalty: 0, score: 0 } as const;
    expect(highlightOf(entry(1, floor), now)).toEqual({ ...nothing, seat: 1, floor: true });
    expect(highlightOf(entry(1, { type: "agreed" }), now)).toEqual(nothing);
  });
});
