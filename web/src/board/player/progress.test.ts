import { describe, expect, it } from "vitest";
import { board } from "../../testing/fixtures";
import { cellsOf, completed, partsOf } from "./progress";

describe("the progress of a board", () => {
  it("names rows, columns and colours in turn", () => {
    const parts = partsOf(board({ filled: "500001111100002" }));
    expect(parts).toHaveLength(15);
    expect(parts[0]).toEqual({ kind: "rows", place: 1, colour: null, count: 5, full: true });
    expect(parts[5]).toMatchObject({ kind: "columns", place: 1, count: 1, full: false });
    expect(parts[14]).toMatchObject({ kind: "colours", colour: "R", count: 2 });
  });

  it("finds what became full", () => {
    const before = board({ filled: "450001111150000" });
    const after = board({ filled: "550001111151000" });
    expect(completed(before, after)).toMatchObject([{ kind: "rows", place: 1 }]);
    expect(completed(after, after)).toEqual([]);
  });

  it("lists the cells of a part from the first to the last", () => {
    const full = board({ box: ["T....", ".T...", "..T..", "...T.", "....T"] });
    const [row, , , , , column, , , , , colour] = partsOf(full);
    expect(cellsOf(row!, full)).toEqual([1, 2, 3, 4, 5].map((n) => [1, n]));
    expect(cellsOf(column!, full)).toEqual([1, 2, 3, 4, 5].map((n) => [n, 1]));
    expect(cellsOf(colour!, full)).toEqual([1, 2, 3, 4, 5].map((n) => [n, n]));
  });
});
