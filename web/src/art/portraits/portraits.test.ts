import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { portraitOf } from "./portraits";

const drawings = readFileSync(new URL("portraits.svg", import.meta.url), "utf-8");
const drawn = [...drawings.matchAll(/<symbol id="(\w+)"/g)].map((found) => found[1]!);

test("every bot has a portrait before a wall of its own", () => {
  expect(drawn).toHaveLength(9);
  const walls = drawn.map((level) => portraitOf(level)?.wall);
  expect(new Set(walls).size).toBe(9);
  expect(walls).not.toContain(undefined);
});

test("a level that was not drawn has none", () => {
  expect(portraitOf("stockfish")).toBeNull();
  expect(portraitOf("toString")).toBeNull();
  expect(portraitOf(null)).toBeNull();
});
