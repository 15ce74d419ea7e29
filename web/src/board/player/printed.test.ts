import { expect, it } from "vitest";
import { FIVE, printed } from "./printed";

it("the printed colours are those of the wire, by row and column from 1", () => {
  expect([printed(1, 1), printed(1, 5), printed(2, 1), printed(5, 5)]).toEqual([
    "T",
    "R",
    "R",
    "T",
  ]);
  for (const row of FIVE) {
    expect(new Set(FIVE.map((column) => printed(row, column))).size).toBe(5);
    expect(new Set(FIVE.map((column) => printed(column, row))).size).toBe(5);
  }
});
