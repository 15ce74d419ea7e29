import { describe, expect, it } from "vitest";
import { ring } from "./ring";

describe("the ring of factories", () => {
  it.each([
    [5, 800, 500],
    [7, 360, 420],
    [9, 1400, 700],
    [9, 500, 500],
  ])("of %i in %i x %i fits, leaves gaps and a centre", (count, width, height) => {
    const { size, spots, middle } = ring(count, width, height);
    expect(spots).toHaveLength(count);
    for (const [i, spot] of spots.entries()) {
      expect(spot.x - size / 2).toBeGreaterThanOrEqual(0);
      expect(spot.x + size / 2).toBeLessThanOrEqual(width);
      expect(spot.y - size / 2).toBeGreaterThanOrEqual(0);
      expect(spot.y + size / 2).toBeLessThanOrEqual(height);
      const next = spots[(i + 1) % count]!;
      expect(Math.hypot(spot.x - next.x, spot.y - next.y)).toBeGreaterThan(size);
    }
    expect(Math.min(middle.width, middle.height)).toBeGreaterThan(size * 0.7);
  });

  it("begins at the top and goes clockwise", () => {
    const { spots } = ring(5, 600, 600);
    expect(spots[0]!.x).toBeCloseTo(300, 0);
    expect(spots[0]!.y).toBeLessThan(spots[1]!.y);
    expect(spots[1]!.x).toBeGreaterThan(300);
  });
});
