import { describe, expect, it } from "vitest";
import { allOf, countOf, grouped } from "./letters";

describe("letters", () => {
  it("are counted and grouped in the printed order", () => {
    expect(countOf("TBT", "T")).toBe(2);
    expect(countOf("", "T")).toBe(0);
    expect(allOf("TBT", "T")).toBe("TT");
    expect(grouped("RTMT")).toEqual([
      { colour: "T", count: 2 },
      { colour: "R", count: 1 },
    ]);
  });
});
