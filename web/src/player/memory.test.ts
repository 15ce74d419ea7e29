// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameResult, Memory } from "../net/wire";

const TABLE = "abcdefgh1234";
const TOKEN = "token-of-a-seat-1234";
const RESULT: GameResult = {
  table: TABLE,
  seat: 1,
  at: 100,
  rules: "2-coloured-plain",
  levels: [null, "tom"],
  places: [1, 2],
  scores: [40, 30],
  why: null,
  receipt: "a".repeat(64),
};

async function opened() {
  vi.resetModules();
  const tokens = await import("../app/memory/tokens");
  const puzzles = await import("../puzzles/results");
  const { preferences } = await import("../app/memory/preferences.svelte");
  return { ...(await import("./memory.svelte")), tokens, puzzles, preferences };
}

beforeEach(() => {
  localStorage.clear();
});

describe("the memory of a browser", () => {
  it("holds everything, and comes back in another one", async () => {
    const here = await opened();
    here.tokens.keepToken(TABLE, TOKEN);
    here.tokens.keepSeats(TABLE, [1]);
    here.puzzles.noteTry("0000000a", true, "2026-11-17");
    here.puzzles.noteBest("rush", 9);
    localStorage.setItem("chocolatier.lessons", '{"done":["lines"],"at":{}}');
    localStorage.setItem("chocolatier.reviews", `{"${"b".repeat(24)}":[1]}`); // of an earlier version
    localStorage.setItem("chocolatier.results", JSON.stringify({ results: [RESULT], gone: [] }));
    const again = await opened();
    const memory = again.wholeMemory({});
    const sent = JSON.parse(JSON.stringify(memory)) as Memory;

    localStorage.clear();
    const there = await opened();
    there.tokens.keepToken("othertable12", "token-of-the-other-one");
    there.adoptMemory(sent);
    const found = there.wholeMemory({});
    expect(found.results).toEqual([RESULT]);
    expect(found.tables[TABLE]).toMatchObject({ tokens: [TOKEN], seats: [1], listed: true });
    expect(Object.keys(found.tables)).toContain("othertable12");
    expect(found.puzzles).toEqual(memory.puzzles);
    expect([found.days, found.rush, found.lessons]).toEqual([{ "2026-11-17": true }, 9, ["lines"]]);
    expect(found.reviews).toEqual({ ["b".repeat(24)]: { seats: [1], at: 0 } });
    expect(found.holders).toEqual(memory.holders);
  });

  it("keeps the first try at a puzzle, and who unlisted a table last", async () => {
    const { puzzles, tokens, adoptMemory } = await opened();
    puzzles.noteTry("0000000a", false);
    tokens.keepToken(TABLE, TOKEN);
    adoptMemory({
      puzzles: { "0000000a": { right: true, at: "2020-01-01T00:00:00.000Z" } },
      tables: { [TABLE]: { listed: false, changed: Date.now() + 1000 } },
    });
    expect(puzzles.puzzleResults().tried["0000000a"]?.right).toBe(true);
    expect(tokens.listed()).toEqual([]);
    expect(tokens.tokensOf(TABLE)).toEqual([TOKEN]);
  });
});

describe("settings", () => {
  it("carry the time of their change, each by itself", async () => {
    const { preferences, settingsNow, adoptSettings } = await opened();
    const first = settingsNow({}, 5);
    expect(first.theme).toEqual({ value: "auto", at: 5 });
    expect(first.notify).toBeUndefined(); // of one device alone
    preferences.theme = "dark";
    const later = settingsNow(first, 9);
    expect([later.theme, later.sound]).toEqual([
      { value: "dark", at: 9 },
      { value: true, at: 5 },
    ]);
    const merged = adoptSettings(later, {
      theme: { value: "light", at: 8 },
      letters: { value: true, at: 8 },
      unknown: { value: 1, at: 99 },
    });
    expect([preferences.theme, preferences.letters]).toEqual(["dark", true]);
    expect(merged.letters).toEqual({ value: true, at: 8 });
    expect("unknown" in merged).toBe(false);
  });
});
