import { describe, expect, it } from "vitest";
import { board, draft, position, source, took, view } from "../testing/fixtures";
import { changed, readState, readUpdate } from "./news";
import type { DealLine, State, Update } from "./wire";

const DEAL: DealLine = { type: "deal", round: 2, gold: null, laid: [], extra: null, offer: [] };
const MOVE = { source: 1, colour: "T", count: 2, target: 2, placed: 2, centre: "BK" } as const;

function update(parts: Partial<Update>): Update {
  return {
    type: "update",
    version: 6,
    view: {},
    kept: 1,
    frames: [],
    events: [],
    ...parts,
  };
}

describe("a changed position", () => {
  it("has what changed, and shares the rest with the one before", () => {
    const before = position({ turn: 1 });
    const after = changed(before, {
      turn: null,
      marker: false,
      sources: [{ slot: 1, chocolates: "" }],
      boards: [{ seat: 2, floor: "M", cost: 1, spare: "" }],
    });
    expect(after).toEqual({
      ...before,
      turn: null,
      marker: false,
      sources: [source(0), source(1), source(2, "WWRR")],
      boards: [board(), board({ floor: "M", cost: 1, spare: "" })],
    });
    expect(after.sources[2]).toBe(before.sources[2]);
    expect(after.boards[0]).toBe(before.boards[0]);
    expect(before.sources[1]!.chocolates).toBe("TTBK");
  });

  it("forgets the face of a factory that shows it no more", () => {
    const before = position({
      sources: [source(0), source(1, "T", { face: "spare", gone: true })],
    });
    const after = changed(before, { sources: [{ slot: 1, chocolates: "TTTT" }] });
    expect(after.sources[1]).toEqual(source(1, "TTTT"));
  });
});

describe("an update", () => {
  it("changes what it names in the view, and nothing else", () => {
    const before = view(5, { undo: true, thinking: 2 });
    const after = readUpdate(update({ view: { thinking: null } }), before);
    expect(after.view).toEqual({ ...before, version: 6, thinking: null, story_length: 1 });
  });

  it("builds each frame on the one before", () => {
    const before = view(5, { position: position({ turn: 1 }) });
    const frames = [
      {
        entry: { line: draft(1), took: MOVE },
        position: { turn: null, boards: [{ seat: 1, lines: ["", "TT", "", "", ""] }] },
      },
      {
        entry: { line: { type: "floor", seat: 1, items: 0, penalty: 0, score: 3 } as const },
        position: { boards: [{ seat: 1, score: 3 }] },
      },
      { entry: { line: DEAL }, position: { round: 2, turn: 2 } },
    ];
    const after = readUpdate(update({ frames }), before);
    expect(after.frames.map((frame) => frame.entry.number)).toEqual([2, 3, 4]);
    expect(after.frames.map((frame) => frame.entry.round)).toEqual([1, 1, 2]);
    expect(after.frames[0]!.entry.took).toEqual(took());
    expect(after.frames[1]!.entry).toMatchObject({ took: null, cells: [] });
    const boards = after.frames.map((frame) => frame.position.boards[0]);
    const lines = ["", "TT", "", "", ""];
    expect(boards).toEqual([
      board({ lines }),
      board({ lines, score: 3 }),
      board({ lines, score: 3 }),
    ]);
    expect(after.frames.map((frame) => frame.position.turn)).toEqual([null, null, 2]);
    expect(after.view.position).toBe(after.frames[2]!.position);
    expect(after.view.story_length).toBe(4);
  });

  it("begins from its own base, as when the game starts or moves are taken back", () => {
    const base = position({ round: 0 });
    const frames = [{ entry: { line: DEAL }, position: { round: 2 } }];
    const started = readUpdate(update({ kept: 0, base, frames }), view(5, { position: null }));
    expect(started.frames[0]!.position).toEqual({ ...base, round: 2 });
    const undone = readUpdate(update({ kept: 0, base }), view(5));
    expect(undone.view.position).toBe(base);
  });

  it("fills in what events leave out", () => {
    const events = [{ version: 6, at: 1, type: "undone", to: 3 }];
    expect(readUpdate(update({ events }), view(5)).events).toEqual([
      {
        version: 6,
        at: 1,
        type: "undone",
        to: 3,
        seat: null,
        name: null,
        level: null,
        move: null,
        kind: null,
        yes: null,
        table: null,
      },
    ]);
  });
});

it("numbers the entries of a state, and knows their rounds", () => {
  const message: State = {
    type: "state",
    view: view(5),
    story: [{ line: { ...DEAL, round: 1 } }, { line: draft(1), took: MOVE }, { line: DEAL }],
    events: [],
  };
  const { story } = readState(message);
  expect(story.map(({ number, round }) => [number, round])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
  ]);
  expect(story[1]!.took).toEqual(took());
});
