// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { momentOf, openingOf, rulesName } from "./address";

const RULES = {
  players: 3,
  side: "free" as const,
  special: true,
  faces_once: true,
  spare_catches_marker: false,
  round_limit: 50,
};

describe("the address", () => {
  it("names a position, or a moment of a game", () => {
    expect(openingOf("1abc")).toEqual({ link: "1abc" });
    expect(openingOf("table.abcdefgh.7")).toEqual({ table: "abcdefgh", entry: 7 });
    expect(openingOf(`review.${"0".repeat(24)}.12`)).toEqual({
      review: "0".repeat(24),
      entry: 12,
    });
    expect(openingOf("record.5")).toMatchObject({ entry: 5 });
  });

  it("without a position is a start", () => {
    const opening = openingOf("") as { text: string };
    expect(opening.text).toMatch(/^start 2-coloured-plain seed [a-z0-9]+$/);
  });

  it("writes rules with their options", () => {
    expect(rulesName(RULES)).toBe("3-free-special+faces-once+marker-falls+limit-50");
  });
});

it("knows the moments in which moves are tried, and the way back", () => {
  const digest = "a".repeat(24);
  expect(momentOf(`try.review.${digest}.7`)).toEqual({
    wish: { review: digest, entry: 7 },
    back: `/review/${digest}#7`,
  });
  expect(momentOf("try.table.abcdefgh.3")?.back).toBe("/t/abcdefgh/replay#3");
  expect(momentOf("try.record.12")).toMatchObject({ wish: { entry: 12 }, back: "/replay#12" });
  expect(momentOf("try.nothing.1")).toBeNull();
  expect(momentOf(`review.${digest}.7`)).toBeNull();
});
