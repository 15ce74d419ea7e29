// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { draw, type Drawn } from "../../testing/drawn";
import { board, position, source, took } from "../../testing/fixtures";
import { boxed, draft, fell, floor, landing, type Journey } from "./flights";

/** Journeys as "piece: from > first goal", with a dot if the piece does not stay there. */
function summary(drawn: Drawn, journeys: Journey[]): string[] {
  return journeys.map(
    ({ piece, from, to, settles }) =>
      `${piece}: ${drawn.nameAt(from)} > ${to[0]}${settles ? "" : " ·"}`,
  );
}

describe("a draft", () => {
  const before = position({
    sources: [source(0, "B"), source(1, "TTBK"), source(2, "K"), source(3, "")],
    boards: [board({ lines: ["", "T", "", "", ""], floor: "RR" }), board()],
  });
  const spots = ["s1", "s1-T-0", "s1-T-1", "s1-B-0", "s1-K-0", "board1", "s0-M-0"];

  it("flies to the free spaces of its line, and the rest to the centre", () => {
    const drawn = draw(spots);
    expect(summary(drawn, draft(took(), 1, before, drawn.overlay))).toEqual([
      "T: s1-T-0 > l1-2-1",
      "T: s1-T-1 > l1-2-2",
      "B: s1-B-0 > s0-B-1", // one lies there already
      "K: s1-K-0 > s0-K-0",
    ]);
  });

  it("drops what does not fit behind what lies on the floor, and into the lid", () => {
    const drawn = draw(spots);
    const surplus = took({ placed: 0, fell: "T", lid: 1, target: 2, centre: "" });
    expect(summary(drawn, draft(surplus, 1, before, drawn.overlay))).toEqual([
      "T: s1-T-0 > f1-2",
      "T: s1-T-1 > lid ·",
    ]);
  });

  it("lets the spare factory catch the first piece", () => {
    const drawn = draw(spots);
    const caught = took({ placed: 1, caught: "T", centre: "" });
    expect(summary(drawn, draft(caught, 1, before, drawn.overlay))).toEqual([
      "T: s1-T-0 > p1",
      "T: s1-T-1 > l1-2-1",
    ]);
  });

  it("moves the marker to the board unless it fell or was caught", () => {
    const drawn = draw([...spots, "s0", "s0-B-0"]);
    const centre = { source: 0, colour: "B", count: 1, placed: 1, centre: "" } as const;
    const marker = (parts: object) =>
      summary(drawn, draft(took({ ...centre, marker: true, ...parts }), 1, before, drawn.overlay));
    expect(marker({})).toContain("M: s0-M-0 > board1 ·");
    expect(marker({ fell: "M" })).toEqual(["B: s0-B-0 > l1-2-1", "M: s0-M-0 > f1-2"]);
    expect(marker({ caught: "M" })).toEqual(["M: s0-M-0 > p1", "B: s0-B-0 > l1-2-1"]);
  });

  it("sends leftovers of a share factory to both neighbours", () => {
    const drawn = draw(spots);
    const shared = took({ centre: "", left: "B", left_slot: 3, right: "K", right_slot: 2 });
    expect(summary(drawn, draft(shared, 1, before, drawn.overlay)).slice(2)).toEqual([
      "B: s1-B-0 > s3-B-0",
      "K: s1-K-0 > s2-K-1",
    ]);
  });

  it("starts at the first piece of a pile that is drawn as a number", () => {
    const drawn = draw(["s1", "s1-T-0", "board1"]);
    const many = took({ count: 2, centre: "" });
    expect(draft(many, 1, before, drawn.overlay).map(({ from }) => drawn.nameAt(from))).toEqual([
      "s1-T-0",
      "s1-T-0",
    ]);
  });

  it("leaves out what has no place on the screen", () => {
    const drawn = draw(["board1"]);
    expect(draft(took(), 1, before, drawn.overlay)).toEqual([]);
  });
});

describe("the end of a round", () => {
  const boxing = {
    type: "boxed",
    seat: 2,
    row: 3,
    column: 4,
    colour: "K",
    across: 1,
    down: 1,
    points: 1,
  } as const;

  it("boxes one piece of the line and puts the others into the lid", () => {
    const drawn = draw(["l2-3-0", "l2-3-1", "l2-3-2"]);
    const before = position({ boards: [board(), board({ lines: ["", "", "KKK", "", ""] })] });
    expect(summary(drawn, boxed(boxing, before, drawn.overlay))).toEqual([
      "K: l2-3-0 > b2-3-4",
      "K: l2-3-1 > lid ·",
      "K: l2-3-2 > lid ·",
    ]);
  });

  it("drops a line without a legal cell behind what lies on the floor", () => {
    const drawn = draw(["l1-2-0", "l1-2-1"]);
    const line = { type: "fell", seat: 1, row: 2, colour: "W", count: 2 } as const;
    const lines = ["", "WW", "", "", ""];
    const before = position({ boards: [board({ floor: "M", lines }), board()] });
    const after = position({ boards: [board({ floor: "MWW" }), board()] });
    expect(summary(drawn, fell(line, before, after, drawn.overlay))).toEqual([
      "W: l1-2-0 > f1-1",
      "W: l1-2-1 > f1-2",
    ]);
  });

  it("drops the first piece of it onto a spare factory that caught one", () => {
    const drawn = draw(["l1-2-0", "l1-2-1"]);
    const line = { type: "fell", seat: 1, row: 2, colour: "W", count: 2 } as const;
    const fallen = (held: string, then: string) => {
      const lines = ["", "WW", "", "", ""];
      const before = position({ boards: [board({ lines, spare: held }), board()] });
      const after = position({ boards: [board({ spare: then }), board()] });
      return summary(drawn, fell(line, before, after, drawn.overlay));
    };
    expect(fallen("", "W")).toEqual(["W: l1-2-0 > p1", "W: l1-2-1 > f1-0"]);
    expect(fallen("K", "K")).toEqual(["W: l1-2-0 > f1-0", "W: l1-2-1 > f1-1"]);
  });

  it("empties the floor into the lid, but not the marker", () => {
    const drawn = draw(["f1-0", "f1-1", "f1-2"]);
    const line = { type: "floor", seat: 1, items: 3, penalty: 4, score: 0 } as const;
    const before = position({ boards: [board({ floor: "TMB" }), board()] });
    expect(summary(drawn, floor(line, before, drawn.overlay))).toEqual([
      "T: f1-0 > lid ·",
      "B: f1-2 > lid ·",
    ]);
  });
});

describe("landing", () => {
  const from = new DOMRect(0, 0, 40, 40);
  const journey = (to: string[], settles = true): Journey => ({ piece: "T", from, to, settles });

  it("ends at the first spot that is drawn, and hides what is drawn there", () => {
    const drawn = draw(["l1-2-1", "board1"]);
    const [flight] = landing([journey(["l1-2-0", "l1-2-1", "board1"])], drawn.overlay);
    expect(drawn.nameAt(flight!.to)).toBe("l1-2-1");
    expect(flight!.to.width).toBe(20);
    expect(flight!.hides).toBe(drawn.overlay.find("l1-2-1"));
    expect(flight!.fades).toBe(false);
  });

  it("ends small in the middle of a large place, and hides nothing", () => {
    const drawn = draw(["board1"], { board1: 300 });
    const [flight] = landing([journey(["l1-2-0", "board1"])], drawn.overlay);
    expect(flight!.to).toMatchObject({ x: 140, y: 140, width: 20, height: 20 });
    expect(flight!.hides).toBeUndefined();
  });

  it("fades where a piece does not stay", () => {
    const drawn = draw(["lid"]);
    expect(landing([journey(["lid"], false)], drawn.overlay)[0]!.fades).toBe(true);
  });

  it("starts the pieces one after the other, and drops those without an end", () => {
    const drawn = draw(["s0-T-0"]);
    const flights = landing(
      [journey(["s0-T-0"]), journey(["gone"]), journey(["s0-T-0"])],
      drawn.overlay,
    );
    expect(flights.map((flight) => flight.delay)).toEqual([0, 70]);
  });
});
