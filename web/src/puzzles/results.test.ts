// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { forbidStorage } from "../testing/no-storage";
import { daysInARow, KEY, noteBest, noteTry, puzzleResults, readResults } from "./results";

beforeEach(() => {
  localStorage.clear();
});

it("only the first try of a puzzle counts", () => {
  expect(noteTry("0123abcd", false, "2026-11-17")).toBe(true);
  expect(noteTry("0123abcd", true, "2026-11-17")).toBe(false);
  const results = puzzleResults();
  expect(results.tried["0123abcd"]?.right).toBe(false);
  expect(results.days).toEqual({ "2026-11-17": false });
});

it("the best streak and rush are kept", () => {
  noteBest("streak", 5);
  noteBest("streak", 3);
  noteBest("rush", 9);
  expect(puzzleResults()).toMatchObject({ streak: 5, rush: 9 });
});

it("days in a row end with a day that was missed or failed", () => {
  const days = { "2026-11-13": true, "2026-11-14": false, "2026-11-15": true, "2026-11-16": true };
  const results = { ...puzzleResults(), days };
  expect(daysInARow(results, "2026-11-16")).toBe(2);
  expect(daysInARow(results, "2026-11-17")).toBe(2);
  expect(daysInARow(results, "2026-11-18")).toBe(0);
});

it("what cannot be read counts as nothing", () => {
  for (const text of [null, "{", "[]", "7", '{"tried":[]}'])
    expect(readResults(text)).toEqual({ tried: {}, days: {}, streak: 0, rush: 0 });
  localStorage.setItem(KEY, "nonsense");
  noteBest("rush", 2);
  expect(puzzleResults().rush).toBe(2);
});

it("without storage nothing breaks", () => {
  forbidStorage();
  noteTry("0123abcd", true);
  expect(puzzleResults().tried).toEqual({});
});
