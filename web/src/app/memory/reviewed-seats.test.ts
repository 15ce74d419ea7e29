// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { rememberSeats, seatsOfReview } from "./reviewed-seats";

afterEach(() => localStorage.clear());

it("remembers the own seats of the last reviews", () => {
  for (let i = 0; i < 320; i++) rememberSeats(`d${i}`, [1 + (i % 2)]);
  expect(seatsOfReview("d319")).toEqual([2]);
  expect(seatsOfReview("d0")).toEqual([]);
  localStorage.setItem("chocolatier.reviews", "{");
  expect(seatsOfReview("d319")).toEqual([]);
});
