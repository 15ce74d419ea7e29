// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "../../app/language/words.svelte";
import { deal, draft, entry, took, type Line } from "../../testing/fixtures";
import { pieces } from "./labels";
import { sentences } from "./sentences";

beforeAll(() => speak("en"));

const name = (seat: number) => ["Ann", "Bob"][seat - 1]!;

describe("sentences", () => {
  it("of a draft say everything that it did", () => {
    const words = sentences(
      entry(
        1,
        draft(2),
        took({
          marker: true,
          fell: "MT",
          lid: 1,
          left: "K",
          left_slot: 5,
          right: "",
          right_slot: 2,
        }),
      ),
      name,
    );
    expect(words).toEqual([
      say("story-took", { name: "Bob", pieces: pieces("TT", "taken"), slot: 1, line: 2 }),
      say("story-marker"),
      say("story-surplus", { pieces: "1 teal", count: 1 }),
      say("story-lid", { count: 1 }),
      say("story-sent", { pieces: pieces("K"), slot: 5 }),
    ]);
  });

  it("of a draft to the floor do not call it a surplus", () => {
    const words = sentences(entry(1, draft(1), took({ target: 0, placed: 0, fell: "TT" })), name);
    expect(words).toHaveLength(1);
  });

  it("of a column name its row and column", () => {
    const line = { type: "move", seat: 1, move: "3@4" } as const;
    expect(sentences(entry(1, line), name)).toEqual([
      say("story-column", { name: "Ann", row: 3, column: 4 }),
    ]);
  });

  it("exist for every line of a record", () => {
    const lines: Line[] = [
      deal(1, ["TT", "B"]),
      { type: "boxed", seat: 1, row: 1, column: 2, colour: "T", across: 2, down: 1, points: 2 },
      { type: "fell", seat: 1, row: 2, colour: "K", count: 2 },
      { type: "floor", seat: 1, items: 2, penalty: 2, score: 5 },
      { type: "bonus", seat: 1, rows: 1, columns: 0, colours: 0, points: 2 },
      { type: "agreed" },
      { type: "end", ending: "row", rounds: 5, scores: [1, 2], ranking: [2, 1] },
    ];
    for (const line of lines) {
      const [words] = sentences(entry(1, line), name);
      expect(words).toMatch(/\w/);
      expect(words).not.toContain("⟦");
    }
    expect(sentences(entry(1, lines[0]!), name)).toEqual([say("story-deal", { count: 3 })]);
  });
});
