// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket";
import { position } from "../testing/fixtures";
import type { FromServer, Sketch, SketchView, StudyView } from "../net/wire";
import { Study } from "./study.svelte";

const RULES = {
  players: 2,
  side: "coloured" as const,
  special: false,
  faces_once: false,
  spare_catches_marker: true,
  round_limit: 100,
};
const board = { score: 0, lines: ["", "", "", "", ""], box: Array(5).fill("....."), floor: "" };
const sketch: Sketch = {
  rules: RULES,
  round: 1,
  phase: "draft",
  ending: null,
  turn: 1,
  first: 1,
  next: 1,
  marker: true,
  sources: [],
  lid: "",
  boards: [
    { ...board, spare: null },
    { ...board, spare: null },
  ],
};
let asked: { path: string; body: Record<string, unknown> }[] = [];
let study: Study;

const sketchView = (given: Sketch): SketchView => ({
  sketch: given,
  position: position(),
  left: [20, 20, 20, 20, 20],
  text: given.round === 9 ? null : `round ${given.round}`,
  link: "1abc",
  problem: null,
});
const studyView = (steps: unknown[]): StudyView => ({
  rules: RULES,
  text: `after ${steps.length}`,
  link: "1def",
  begin: "",
  seats: [],
  position: position(),
  frames: [],
  options: { seat: (steps.length % 2) + 1, picks: [], columns: [] },
  waits: "move",
  ending: null,
  places: null,
  rest: [
    { type: "move", move: "1T1" },
    { type: "move", move: "2B2" },
  ],
});

beforeEach(() => {
  asked = [];
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string, request: { body: string }) => {
    const body = JSON.parse(request.body) as Record<string, unknown>;
    asked.push({ path, body });
    const answer = path.endsWith("sketch")
      ? sketchView((body.sketch as Sketch | undefined) ?? sketch)
      : studyView((body.steps as unknown[] | undefined) ?? []);
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
  sessionStorage.clear();
  study = new Study();
});
afterEach(() => {
  study.close();
  vi.unstubAllGlobals();
});
const settle = () => vi.waitFor(() => expect(study.busy).toBe(false));

describe("editing", () => {
  it("asks the server what was made, and can be taken back and done again", async () => {
    await study.open({ text: "x" });
    study.edit({ ...sketch, round: 2 });
    await vi.waitFor(() => expect(study.text).toBe("round 2"));
    study.undo();
    await vi.waitFor(() => expect(study.text).toBe("round 1"));
    expect(study.canUndo).toBe(false);
    study.redo();
    await vi.waitFor(() => expect(study.text).toBe("round 2"));
    expect(study.canRedo).toBe(false);
  });

  it("shows only the newest answer", async () => {
    await study.open({ text: "x" });
    study.edit({ ...sketch, round: 2 });
    study.edit({ ...sketch, round: 3 });
    await vi.waitFor(() => expect(study.text).toBe("round 3"));
    expect(study.draft?.round).toBe(3);
  });

  it("does not leave an impossible position", async () => {
    await study.open({ text: "x" });
    study.edit({ ...sketch, round: 9 });
    await vi.waitFor(() => expect(study.sketch?.text).toBeNull());
    await study.turnTo("play");
    expect(study.mode).toBe("edit");
  });
});

describe("playing", () => {
  it("sends every step since the start, and takes them back", async () => {
    await study.open({ text: "x" });
    await study.turnTo("play");
    await study.play({ type: "move", move: "1T1" });
    expect(asked.at(-1)?.body).toEqual({
      start: "round 1",
      steps: [{ type: "move", move: "1T1" }],
    });
    expect(study.text).toBe("after 1");
    study.undo();
    await settle();
    expect(study.text).toBe("after 0");
    study.redo();
    await settle();
    expect(study.text).toBe("after 1");
  });

  it("analyses only in its mode, and stops on leaving it", async () => {
    await study.open({ text: "x" });
    await study.turnTo("play");
    expect(study.analyst.position).toBeNull();
    await study.turnTo("analyse");
    expect(study.analyst.position).toBe("after 0");
    await study.turnTo("edit");
    expect(study.analyst.position).toBeNull();
  });

  it("lets the engine play a seat when it has looked far enough", async () => {
    await study.open({ text: "x" });
    await study.turnTo("play");
    study.letPlay([1]);
    expect(study.options).toBeNull();
    FakeSocket.last.accept();
    const sent = FakeSocket.last.sent as unknown as { id: number }[];
    const found = {
      type: "analysis",
      id: sent.at(-1)!.id,
      seat: 1,
      nodes: 1,
      seconds: 0.1,
      stage: 1,
      done: null,
      moves: [
        { move: "2B1", chances: [], places: null, points: [], line: [], depth: 1, proven: null },
      ],
    };
    FakeSocket.last.deliver(found as unknown as FromServer);
    expect(study.engineMove).toBeNull();
    FakeSocket.last.deliver({ ...found, done: "solved" } as unknown as FromServer);
    expect(study.engineMove).toBe("2B1");
    study.serveEngine();
    await settle();
    expect(study.steps).toEqual([{ type: "move", move: "2B1" }]);
    expect(study.options).not.toBeNull();
  });
});

describe("trying other moves of a game", () => {
  const moment = { review: "a".repeat(24), entry: 7 };

  it("begins with the rest of the game as the main line, and the engine beside", async () => {
    await study.try(moment, "try.review.7");
    expect(study.mode).toBe("analyse");
    expect(study.tree.map((node) => node.played)).toEqual([false, true, true]);
    expect(study.analyst.position).toBe("after 0");
    study.redo();
    await settle();
    expect(study.steps).toEqual([{ type: "move", move: "1T1" }]);
  });

  it("keeps every branch, goes to any of them, and cuts one off", async () => {
    await study.try(moment, "try.review.7");
    await study.play({ type: "move", move: "3R3" });
    study.undo();
    await settle();
    await study.play({ type: "move", move: "1T1" });
    expect(study.at).toBe(1);
    await study.go(3);
    expect(study.steps).toEqual([{ type: "move", move: "3R3" }]);
    await study.cut(3);
    expect(study.at).toBe(0);
    expect(study.tree).toHaveLength(3);
  });

  it("is there again when the page is loaded again, unless it is another moment", async () => {
    await study.try(moment, "try.review.7");
    await study.play({ type: "move", move: "3R3" });
    const again = new Study();
    await again.try(moment, "try.review.7");
    expect(again.steps).toEqual([{ type: "move", move: "3R3" }]);
    await again.try(moment, "try.review.8");
    expect(again.steps).toEqual([]);
    again.close();
  });

  it("stays where it was after a move that is refused", async () => {
    await study.try(moment, "try.review.7");
    vi.stubGlobal("fetch", () =>
      Promise.resolve(
        new Response('{"error":{"code":"illegal-move","message":"","details":{}}}', {
          status: 422,
        }),
      ),
    );
    await study.play({ type: "move", move: "9T9" });
    expect(study.problem?.code).toBe("illegal-move");
    expect(study.tree).toHaveLength(3);
  });
});
