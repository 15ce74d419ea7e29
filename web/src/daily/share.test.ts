import { expect, it } from "vitest";
import { signed } from "../app/language/formats";
import { roundsOf, squares } from "./share";

const game = {
  scores: [20, 15, 9],
  rounds: [
    [3, 2, 0],
    [5, 4, 3],
    [20, 15, 9],
  ],
  place: 1,
  lead: 5,
};

it("compares what a round brought with the best of the others", () => {
  expect(roundsOf(game, 0)).toEqual(["won", "lost", "won"]);
  expect(roundsOf(game, 1)).toEqual(["lost", "lost", "lost"]);
  expect(roundsOf({ ...game, rounds: [[2, 2, 1]] }, 0)).toEqual(["even"]);
});

it("writes rounds as squares and points with their sign", () => {
  expect(squares(roundsOf(game, 0))).toBe("🟩🟥🟩");
  expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
});
