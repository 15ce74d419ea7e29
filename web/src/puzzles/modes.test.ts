import { expect, it } from "vitest";
import { modeOf, queryOf } from "./modes";

it("the address names a puzzle, a day or a series", () => {
  expect(modeOf("0123abcd")).toEqual({ kind: "one", id: "0123abcd" });
  expect(modeOf("2026-11-17")).toEqual({ kind: "day", day: "2026-11-17" });
  expect(modeOf("rush")).toEqual({ kind: "rush" });
  expect(modeOf("theme=dead-line")).toEqual({ kind: "train", by: "theme", what: "dead-line" });
  for (const other of ["", "nonsense", "theme=<b>", "0123ABCD"])
    expect(modeOf(other)).toEqual({ kind: "menu" });
});

it("a training asks for its theme, a rush for rising difficulty", () => {
  expect(queryOf(modeOf("theme=flood"), "s")).toBe("seed=s&count=100&theme=flood");
  expect(queryOf(modeOf("rules=2-free-plain"), "s")).toContain("rules=2-free-plain");
  expect(queryOf(modeOf("streak"), "s")).toContain("rising=true");
});
