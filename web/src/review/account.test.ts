import { describe, expect, it } from "vitest";
import type { Frame, WrittenDeal, WrittenMove, WrittenReview } from "../net/wire";
import { position } from "../testing/fixtures";
import {
  causeOf,
  courseOf,
  emptyWaterfall,
  happeningAt,
  happenings,
  viewOf,
  waterfall,
  type Bar,
} from "./account";
import { whole } from "../board/words/rounding";

function frame(number: number, line: object): Frame {
  return {
    entry: { number, round: 1, line, took: null, cells: [] } as unknown as Frame["entry"],
    position: position(),
  };
}
const move = (seat: number, chances: number[], loss = 0): WrittenMove =>
  ({ round: 1, seat, move: "1T1", best: "1T1", chances, loss, kind: "best" }) as WrittenMove;
const deal = (chances: number[], luck: number[]): WrittenDeal => ({ round: 1, chances, luck });

const FRAMES = [
  frame(1, { type: "deal" }),
  frame(2, { type: "move", seat: 1 }),
  frame(3, { type: "move", seat: 2 }),
  frame(4, { type: "boxed", seat: 1 }),
  frame(5, { type: "end" }),
];
const PARTS = {
  deals: [deal([0.5, 0.5], [0.1, -0.1])],
  moves: [move(1, [0.6, 0.4], 0.2), move(2, [0.4, 0.6])],
};

describe("happenings", () => {
  const list = happenings(FRAMES, PARTS);

  it("belong to their frames", () => {
    expect(list.map((one) => [one.what, one.frame, one.index])).toEqual([
      ["deal", 0, 0],
      ["move", 1, 0],
      ["move", 2, 1],
    ]);
  });

  it("are those that are known while a review is under way", () => {
    expect(happenings(FRAMES, { deals: PARTS.deals, moves: [] })).toHaveLength(1);
    expect(happenings(FRAMES, { deals: [], moves: [] })).toEqual([]);
  });

  it("are looked at before a move and after a deal", () => {
    expect(list.map(viewOf)).toEqual([1, 1, 2]);
  });

  it("are found from the step of the board", () => {
    expect([1, 2, 3, 5].map((index) => happeningAt(list, index)?.frame)).toEqual([1, 2, 2, 2]);
    expect(happeningAt([], 1)).toBeNull();
  });

  it("give the course of the chances", () => {
    expect(courseOf(list, [0, 1])).toEqual([
      [0.5, 0.5],
      [0.6, 0.4],
      [0.4, 0.6],
      [0, 1],
    ]);
    expect(courseOf(list, null)).toHaveLength(3);
    expect(courseOf([], [0, 1])).toEqual([]);
  });
});

function review(luck: number, decisions: number[], result: number): WrittenReview {
  const start = result - luck - decisions.reduce((a, b) => a + b, 0);
  return { start: [start], seats: [{ luck, decisions, result }] } as unknown as WrittenReview;
}

describe("the waterfall", () => {
  it("adds up, and each bar begins where the last one ended", () => {
    const bars = waterfall(review(0.064, [-0.654, 0.09], 0), 1);
    expect(bars.map((bar) => bar.what)).toEqual(["start", "luck", "own", "other", "result"]);
    for (const [i, bar] of bars.slice(1, -1).entries()) expect(bar.from).toBe(bars[i]!.to);
    expect(bars.at(-2)!.to).toBeCloseTo(0);
    const shown = bars.slice(0, -1).reduce((sum, bar) => sum + bar.percent, 0);
    expect(shown).toBe(bars.at(-1)!.percent);
  });

  it("has the same bars before anything is known, so that nothing moves when they come", () => {
    const names = (bars: Bar[]) => bars.map((bar) => `${bar.what}${bar.seat}`);
    const bars = waterfall(review(0.1, [0.2, -0.1, -0.2], 0), 1);
    expect(names(emptyWaterfall(3, 1))).toEqual(names(bars));
  });
});

describe("whole numbers", () => {
  it("keep the rounded sum", () => {
    expect(whole([0.334, 0.333, 0.333], 100)).toEqual([34, 33, 33]);
    expect(whole([0.5, 0.064, -0.654, 0.09], 100).reduce((a, b) => a + b)).toBe(0);
    expect(whole([-0.001, 0.001], 10)).toEqual([0, 0]);
    expect(whole([], 100)).toEqual([]);
  });
});

describe("what decided a game", () => {
  it("is play, luck, the rivals, or both", () => {
    expect(causeOf(review(0.05, [-0.6, 0.05], 0), 1)).toBe("play");
    expect(causeOf(review(-0.6, [-0.05, 0.05], 0), 1)).toBe("luck");
    expect(causeOf(review(-0.3, [-0.3, 0.1], 0), 1)).toBe("both");
    expect(causeOf(review(0, [0, -0.5], 0), 1)).toBe("rivals");
    expect(causeOf(review(0.4, [-0.1, 0.2], 1), 1)).toBe("luck");
    expect(causeOf(review(0, [-0.1, 0.6], 1), 1)).toBe("play");
  });
});
