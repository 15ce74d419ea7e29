import { describe, expect, it } from "vitest";
import type { Happening } from "./account";
import { bend, spotsOf } from "../board/arrows/arrows";
import { areaOf, bandsOf, lineOf, stackOf } from "./graph/shape";
import { parseMove } from "../board/words/moves";

const happening = (what: "deal" | "move", round: number): Happening =>
  ({ what, round, frame: 0, index: 0 }) as Happening;
const LIST = [
  happening("deal", 1),
  happening("move", 1),
  happening("deal", 2),
  happening("move", 2),
];

describe("the graph", () => {
  it("has a band for every round", () => {
    expect(bandsOf(LIST)).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 2, to: 4 },
    ]);
  });

  it("draws deals as steps and moves as slopes", () => {
    expect(lineOf(LIST.slice(0, 2), [0.5, 0.75, 0.25])).toEqual([
      "0,50.00",
      "0,25.00",
      "1,25.00",
      "2,75.00",
    ]);
  });

  it("stacks the areas of three seats, the chosen one at the bottom", () => {
    const stack = stackOf([[0.2, 0.3, 0.5]], [2, 3, 1]);
    expect(stack.map(({ lower, upper }) => [lower[0], upper[0]!.toFixed(1)])).toEqual([
      [0, "0.3"],
      [0.3, "0.8"],
      [0.8, "1.0"],
    ]);
    expect(areaOf([], [0], [1])).toEqual(["0,0.00", "0,100.00"]);
  });
});

describe("arrows", () => {
  it("lead from a source to a line, to the floor, or into a column", () => {
    expect(spotsOf("4B3", 2)).toEqual({ from: ["s4-B-0", "s4"], to: ["l2-3-2"] });
    expect(spotsOf("CW-", 1).to).toEqual(["f1-0", "floor1"]);
    expect(spotsOf("2@4", 1)).toEqual({ from: ["l1-2-0"], to: ["b1-2-4"] });
  });

  it("begin beside a chocolate and end a little before their goal", () => {
    const { path, tip } = bend({ x: 0, y: 0 }, { x: 100, y: 0 }, 0);
    expect(path).toBe("M18.0 0.0Q50.0 0.0 86.0 0.0");
    expect(tip).toBe("translate(86.0 0.0) rotate(0.0)");
  });
});

describe("a move", () => {
  it("is read from its text", () => {
    expect(parseMove("4B3<W>K")).toEqual({ source: 4, colour: "B", target: 3, column: null });
    expect(parseMove("CW-")).toEqual({ source: 0, colour: "W", target: 0, column: null });
    expect(parseMove("2@4")).toEqual({ source: 0, colour: "", target: 2, column: 4 });
  });
});
