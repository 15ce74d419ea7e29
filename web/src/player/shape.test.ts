import { describe, expect, it } from "vitest";
import { across, bandOf, down, lineOf, scaleOf } from "./shape";

describe("a scale", () => {
  it("has round limits around all values", () => {
    expect(scaleOf([1210, 1480])).toEqual({
      low: 1200,
      high: 1500,
      ticks: [1200, 1300, 1400, 1500],
    });
  });

  it("is wide enough for a single value", () => {
    const { low, high, ticks } = scaleOf([1200], 200);
    expect(low).toBeLessThanOrEqual(1100);
    expect(high).toBeGreaterThanOrEqual(1300);
    expect(ticks.length).toBeGreaterThan(2);
  });
});

describe("a line", () => {
  const scale = { low: 0, high: 10, ticks: [] };
  it("goes from left to right, high values up", () => {
    expect(lineOf([0, 10, 5], scale)).toBe("0.00,100.00 50.00,0.00 100.00,50.00");
    expect(across(0, 1)).toBe(50);
    expect(down(10, scale)).toBe(0);
  });

  it("has a band that stays in the box", () => {
    expect(bandOf([5, 9], [1, 4], scale)).toBe("0.00,40.00 100.00,0.00 100.00,50.00 0.00,60.00");
  });
});
