import { describe, expect, it } from "vitest";
import { fitting, pilesOf } from "./piles";

describe("piles on a saucer", () => {
  it("keep a colour together, the largest first", () => {
    const { piles } = pilesOf("BTTK");
    expect(piles.map(({ colour, count }) => [colour, count])).toEqual([
      ["T", 2],
      ["B", 1],
      ["K", 1],
    ]);
    expect(piles[0]!.shown.map((piece) => piece.index)).toEqual([0, 1]);
  });

  it.each(["T", "TB", "TTB", "TTBK", "TTBKR", "TTTBBR", "TBWKR", "TTTT"])(
    "draw every piece of %s once, without overlapping, on the saucer",
    (letters) => {
      const { size, piles } = pilesOf(letters);
      const places = piles.flatMap((pile) =>
        pile.shown.map((piece) => ({ x: pile.x + piece.x, y: pile.y + piece.y })),
      );
      expect(places).toHaveLength(letters.length);
      for (const [i, a] of places.entries()) {
        expect(Math.hypot(a.x, a.y) + size / 2).toBeLessThan(0.5);
        for (const b of places.slice(i + 1)) {
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(size);
        }
      }
    },
  );

  it("of a crowded saucer are one piece and a number", () => {
    const { piles } = pilesOf("TTTTBBB");
    expect(piles.map(({ count, shown }) => [count, shown.length])).toEqual([
      [4, 1],
      [3, 1],
    ]);
  });

  it("of an empty saucer are none", () => {
    expect(pilesOf("").piles).toEqual([]);
  });
});

describe("pieces in the centre", () => {
  it("are as large as on a saucer if there is room", () => {
    expect(fitting([1, 1], 500, 500, 40)).toBe(40);
  });

  it("shrink until all groups fit, in as many rows as needed", () => {
    const piece = fitting([2, 2, 2], 100, 60, 60);
    expect(piece).toBeLessThan(60);
    expect(fitting([2, 2, 2], 100, 61, 60)).toBeGreaterThanOrEqual(piece);
    expect(Math.ceil((6 * piece) / 100) * piece * 1.2).toBeLessThanOrEqual(60);
  });

  it("leave room for the edges of the groups, so that no row wraps", () => {
    const piece = fitting([2, 2, 2], 240, 60, 60); // 40 without the edges
    expect(3 * (2 * piece + 4)).toBeLessThanOrEqual(240);
  });

  it("are never too small to see", () => {
    expect(fitting([5, 5, 5], 10, 10, 60)).toBe(12);
  });
});
