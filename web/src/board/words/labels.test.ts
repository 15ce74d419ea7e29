// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "../../app/language/words.svelte";
import { board, column, pick, source, target } from "../../testing/fixtures";
import {
  bonusWords,
  centreName,
  columnName,
  lineName,
  pickName,
  pieces,
  rowName,
  sourceName,
  targetName,
} from "./labels";

beforeAll(() => speak("en"));

describe("labels", () => {
  it("name what a bonus brings and what of it is there", () => {
    const begun = board({ filled: "000000040000000" });
    expect(bonusWords("columns", begun)).toContain("Column 3: 4 of 5");
    expect(bonusWords("columns", begun)).toContain("7");
    expect(bonusWords("rows", begun)).toContain(say("pieces-none"));
  });

  it("name pieces, with the marker first", () => {
    expect(pieces("TTR")).toBe("2 teal and 1 red");
    expect(pieces("RM")).toBe(`${say("pieces-M")} and 1 red`);
    expect(pieces("")).toBe(say("pieces-none"));
  });

  it("name sources by what they are", () => {
    const values = { slot: 3, pieces: "1 teal", face: "" };
    expect(sourceName(source(3, "T"))).toBe(say("factory-label", values));
    expect(sourceName(source(3, "T", { face: "keep" }))).toBe(
      say("factory-special-label", { ...values, face: say("face-keep") }),
    );
    expect(sourceName(source(3, "", { gone: true }))).toBe(
      say("factory-gone", { ...values, pieces: say("pieces-none") }),
    );
    expect(sourceName(source(0, "T"))).toBe(say("centre-label", { ...values, slot: 0 }));
    expect(centreName(source(0, "T"), true)).toBe(say("centre-marker-label", { pieces: "1 teal" }));
    expect(centreName(source(0, "T"), false)).toBe(sourceName(source(0, "T")));
  });

  it("name lines and rows", () => {
    expect(lineName(2, "")).toBe(say("line-empty-label", { line: 2 }));
    expect(lineName(2, "T")).toBe(say("line-label", { line: 2, pieces: "1 teal", count: 1 }));
    const row = rowName(1, board({ box: [".T..R", ".....", ".....", ".....", "....."] }));
    expect(row).toContain(say("box-cell-filled", { colour: say("colour-T"), column: 2 }));
    expect(row).toContain(say("box-cell-filled", { colour: say("colour-R"), column: 5 }));
  });

  it("say what a pick does with the rest, the marker and the spare factory", () => {
    const label = (after: string, rest: string) =>
      say("pick-label", { slot: 1, pieces: pieces("TT", "taken"), after, rest: pieces(rest) });
    expect(pickName(pick(1, "T"))).toBe(label("nothing", ""));
    expect(pickName(pick(1, "T", { centre: "BK" }))).toBe(label("centre", "BK"));
    expect(pickName(pick(1, "T", { keeps: "BK" }))).toBe(label("keeps", "BK"));
    expect(pickName(pick(1, "T", { shares: "BK" }))).toBe(label("shares", "BK"));
    expect(pickName(pick(1, "T", { marker: true, spare: true }))).toBe(
      `${label("nothing", "")} ${say("pick-marker")} ${say("pick-spare")}`,
    );
  });

  it("say what a target brings", () => {
    const line = { line: 2, placed: 2, full: "yes", gain: 3 };
    expect(targetName(target(2, { completes: true, gain: 3 }))).toBe(say("target-line", line));
    expect(targetName(target(0, { loss: 4, fell: "TT" }))).toBe(say("target-floor", { loss: 4 }));
    const words = targetName(target(2, { fell: "T", loss: 1, caught: "M", dead: true }));
    expect(words).toContain(say("target-falls", { pieces: "1 teal", loss: 1 }));
    expect(words).toContain(say("target-caught", { pieces: say("pieces-M") }));
    expect(words).toContain(say("target-dead", { line: 2 }));
  });

  it("warn of a column that kills lower lines", () => {
    expect(columnName(column(1, 2))).not.toContain("3");
    expect(columnName(column(1, 2, { kills: [3, 4] }))).toContain(
      say("column-kills", { count: 2, lines: "3 and 4" }),
    );
  });
});
