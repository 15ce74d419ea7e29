import { describe, expect, it } from "vitest";
import { arrange } from "./arrange";

const PANEL = { width: 96, height: 140 };
const SMALL = { width: 48, height: 90 };

describe("bag and lid beside the ring", () => {
  it.each([
    [5, 900, 420, PANEL, 0],
    [7, 700, 420, PANEL, 0],
    [9, 660, 360, PANEL, 0],
    [9, 1400, 700, PANEL, 0],
    [5, 348, 220, SMALL, 22],
    [9, 348, 200, SMALL, 22],
    [9, 330, 260, SMALL, 22],
  ])("%i factories in %i x %i are not covered", (count, width, height, panel, row) => {
    const { size, spots, supply } = arrange(count, { width, height }, panel, row);
    expect(spots).toHaveLength(count);
    const [across, down] = supply === "row" ? [width / 2, row] : [panel.width, panel.height];
    const top = supply === "low" ? height - down : 0;
    for (const { x, y } of spots) {
      const [left, right] = [x - size / 2, x + size / 2];
      const level = y + size / 2 > top && y - size / 2 < top + down;
      expect(level && (left < across || right > width - across)).toBe(false);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(y + size / 2).toBeLessThanOrEqual(height);
    }
  });

  it("prefers the corners, where they take no room", () => {
    expect(arrange(5, { width: 900, height: 420 }, PANEL).supply).toBe("low");
  });

  it("takes the row above the ring where the sides would cost more", () => {
    expect(arrange(9, { width: 348, height: 230 }, SMALL, 22).supply).toBe("row");
  });
});
