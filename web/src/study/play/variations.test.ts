import { describe, expect, it } from "vitest";
import { beside, cut, inGame, onward, plant, rowsOf, stepsTo, take, visit } from "./variations";

const move = (text: string) => ({ type: "move" as const, move: text });
const game = plant([move("1T1"), move("2B2"), move("CK3")]);

describe("a tree of variations", () => {
  it("begins with the line of the game", () => {
    expect(rowsOf(game)).toEqual([{ depth: 0, first: 1, nodes: [1, 2, 3] }]);
    expect(stepsTo(game, 2)).toEqual([move("1T1"), move("2B2")]);
    expect(onward(game, 0)).toBe(1);
    expect(onward(game, 3)).toBeNull();
  });

  it("grows branches, and follows one that is there", () => {
    const other = take(game, 1, move("3R4"));
    expect(other.at).toBe(4);
    const deeper = take(other.tree, 4, move("4W5"));
    const again = take(deeper.tree, 1, move("3R4"));
    expect(again.at).toBe(4);
    expect(again.tree).toHaveLength(6);
    expect(rowsOf(again.tree)).toEqual([
      { depth: 0, first: 1, nodes: [1, 2, 3] },
      { depth: 1, first: 2, nodes: [4, 5] },
    ]);
    expect(take(game, 1, move("2B2"))).toMatchObject({ at: 2 });
  });

  it("remembers the way that was taken last", () => {
    const { tree } = take(game, 1, move("3R4"));
    expect(onward(tree, 1)).toBe(4);
    expect(onward(visit(tree, 3).tree, 1)).toBe(2);
    expect([beside(tree, 2, 1), beside(tree, 4, -1), beside(tree, 4, 1)]).toEqual([4, 2, null]);
  });

  it("knows where the game was left", () => {
    const first = take(game, 2, move("3R4"));
    const second = take(first.tree, first.at, move("4W5"));
    expect(inGame(second.tree, second.at)).toBe(2);
    expect(inGame(second.tree, 3)).toBe(3);
    expect(inGame(plant(), 0)).toBe(0);
  });

  it("loses a branch with all that follows, and nothing else", () => {
    const first = take(game, 1, move("3R4"));
    const second = take(first.tree, first.at, move("4W5"));
    const third = take(second.tree, 2, move("5W5"));
    const { tree, at } = cut(third.tree, first.at);
    expect(at).toBe(1);
    expect(rowsOf(tree)).toEqual([
      { depth: 0, first: 1, nodes: [1, 2, 3] },
      { depth: 1, first: 3, nodes: [4] },
    ]);
    expect(stepsTo(tree, 4)).toEqual([move("1T1"), move("2B2"), move("5W5")]);
    expect(onward(tree, 1)).toBe(2);
  });

  it("writes a second beginning as a branch, and branches of branches deeper", () => {
    const first = take(game, 0, move("3R4"));
    const second = take(first.tree, first.at, move("4W5"));
    const third = take(second.tree, first.at, move("4W-"));
    expect(rowsOf(third.tree)).toEqual([
      { depth: 0, first: 1, nodes: [1, 2, 3] },
      { depth: 1, first: 1, nodes: [4, 5] },
      { depth: 2, first: 2, nodes: [6] },
    ]);
  });
});
