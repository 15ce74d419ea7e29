import { expect, test } from "vitest";
import type { StoryEntry } from "../../net/wire";
import { roundScores } from "./points";

function paid(round: number, seat: number, score: number): StoryEntry {
  const line = { type: "floor", seat, items: 0, penalty: 0, score } as const;
  return { number: 1, round, line, took: null, cells: [] };
}

test("every seat's points after each round", () => {
  const rounds = roundScores([paid(1, 2, 4), paid(1, 1, 0), paid(2, 1, 9)]);
  expect(rounds.map(({ round, scores }) => [round, [...scores]])).toEqual([
    [
      1,
      [
        [2, 4],
        [1, 0],
      ],
    ],
    [2, [[1, 9]]],
  ]);
});

test("no round, no points", () => {
  expect(roundScores([])).toEqual([]);
});
