// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../../app/memory/preferences.svelte";
import { draw } from "../../testing/drawn";
import { board, deal, draft, frame, position, took, type Line } from "../../testing/fixtures";
import { direct, still } from "./director";
import { Stage, type Moment } from "./stage.svelte";

const DEAL = deal(1);
const END: Line = { type: "end", ending: "row", rounds: 5, scores: [], ranking: [] };
const BOXED: Line = {
  type: "boxed",
  seat: 1,
  row: 1,
  column: 2,
  colour: "T",
  across: 1,
  down: 1,
  points: 1,
};
const FELL: Line = { type: "fell", seat: 1, row: 1, colour: "T", count: 1 };
const floor = (penalty: number): Line => ({ type: "floor", seat: 1, items: 1, penalty, score: 0 });
const bonus = (points: number): Line => ({
  type: "bonus",
  seat: 1,
  rows: 0,
  columns: 0,
  colours: 0,
  points,
});

describe("without movement", () => {
  const heard = async (line: Line, draftOf = null as ReturnType<typeof took> | null) => {
    const moments: Moment[] = [];
    const show = vi.fn();
    const record = (kind: Moment) => moments.push(kind);
    await still(frame(1, line, draftOf), show, record, new AbortController().signal);
    expect(show).toHaveBeenCalledOnce();
    return moments;
  };

  it("every frame has its sound", async () => {
    expect(await heard(DEAL)).toEqual(["deal"]);
    expect(await heard(draft(1), took({ target: 2 }))).toEqual(["place"]);
    expect(await heard(draft(1), took({ target: 0 }))).toEqual(["fall"]);
    expect(await heard(BOXED)).toEqual(["score"]);
    expect(await heard(FELL)).toEqual(["fall"]);
    expect(await heard(floor(2))).toEqual(["fall"]);
    expect(await heard(floor(0))).toEqual(["score"]);
    expect(await heard(bonus(7))).toEqual(["score"]);
    expect(await heard(END)).toEqual(["end"]);
    expect(await heard({ type: "agreed" })).toEqual(["end"]);
  });
});

describe("with movement", () => {
  const SPOTS = [
    "s1",
    "s1-T-0",
    "s1-T-1",
    "l1-1-0",
    "l1-2-0",
    "b1-1-2",
    "b1-3-3",
    "f1-0",
    "floor1",
    "score1",
    "lid",
    "board1",
  ];
  let stage: Stage;
  let log: string[];
  let signal: AbortController;
  let animations: { finish: () => void; cancel: ReturnType<typeof vi.fn> }[];

  beforeEach(() => {
    vi.useFakeTimers();
    preferences.motion = "normal";
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    signal = new AbortController();
    stage = new Stage();
    stage.position = position({
      boards: [board({ score: 12, floor: "T", lines: ["T", "", "", "", ""] }), board()],
    });
    log = [];
    animations = [];
    // happy-dom has no animations: these end when the test says so.
    Element.prototype.animate = function (): Animation {
      let finish!: () => void;
      let fail!: (reason: Error) => void;
      const finished = new Promise<void>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      });
      const cancel = vi.fn(() => {
        fail(new Error("cancelled"));
      });
      animations.push({ finish, cancel });
      return { finished, cancel } as unknown as Animation;
    };
    return () => vi.useRealTimers();
  });

  /** Play a frame; return whether it has ended. */
  function play(line: Line, draftOf = null as ReturnType<typeof took> | null): () => boolean {
    const { root, layer } = draw(SPOTS);
    let over = false;
    void direct(stage, root, layer)(
      frame(1, line, draftOf),
      () => log.push("show"),
      (kind) => log.push(kind),
      signal.signal,
    ).then(() => (over = true));
    return () => over;
  }

  const flush = () => vi.advanceTimersByTimeAsync(0);
  const finishAll = async () => {
    for (const { finish } of animations) finish();
    await flush();
  };
  const flying = () => document.querySelectorAll(".layer > svg").length;

  it("a draft is heard when it is taken and when it lands", async () => {
    const over = play(draft(1), took({ target: 2, placed: 1, count: 1, centre: "" }));
    await flush();
    expect(log).toEqual(["take", "show"]);
    expect(flying()).toBe(1);
    expect(document.querySelector("[data-awaited]")).not.toBeNull();
    await finishAll();
    expect(log).toEqual(["take", "show", "place"]);
    expect(flying()).toBe(0);
    expect(document.querySelector("[data-awaited]")).toBeNull();
    await vi.advanceTimersByTimeAsync(159);
    expect(over()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(over()).toBe(true);
  });

  it("the old score stays until the points have risen into it", async () => {
    vi.spyOn(stage, "more", "get").mockReturnValue(true);
    const over = play(BOXED);
    await flush();
    expect(stage.held).toEqual({ seat: 1, score: 12 });
    await finishAll(); // the flight
    expect(log).toEqual(["show", "score"]);
    expect(document.querySelector(".rising.gain")).not.toBeNull();
    await vi.advanceTimersByTimeAsync(420); // the next line need not wait for the points
    expect(over()).toBe(true);
    expect(stage.held).not.toBeNull();
    await finishAll();
    expect(stage.held).toBeNull();
    expect(document.querySelector(".rising")).toBeNull();
  });

  it("a choice that follows waits until the score shows the points", async () => {
    const over = play(BOXED);
    await flush();
    await finishAll(); // the flight
    await vi.advanceTimersByTimeAsync(420);
    expect(over()).toBe(false);
    await finishAll();
    expect(over()).toBe(true);
    expect(stage.held).toBeNull();
    expect(document.querySelector(".rising")).toBeNull();
  });

  it("a later frame's score is not released by the points of an earlier one", async () => {
    play(BOXED);
    await flush();
    await finishAll();
    stage.held = { seat: 2, score: 5 };
    await finishAll();
    expect(stage.held).toEqual({ seat: 2, score: 5 });
  });

  it("a floor costs its points before it is emptied", async () => {
    play(floor(1));
    await flush();
    expect(log).toEqual(["fall"]);
    expect(document.querySelector(".rising.loss")).not.toBeNull();
    await finishAll();
    await flush();
    expect(log).toEqual(["fall", "show"]);
    expect(flying()).toBe(1);
  });

  it("a floor without a penalty releases the score at once", async () => {
    play(floor(0));
    await flush();
    expect(stage.held).toBeNull();
    expect(document.querySelector(".rising")).toBeNull();
  });

  it("skipping cancels what moves and cleans up", async () => {
    const over = play(draft(1), took({ target: 2, placed: 1, count: 1, centre: "" }));
    await flush();
    signal.abort();
    await flush();
    expect(animations.every(({ cancel }) => cancel.mock.calls.length > 0)).toBe(true);
    expect(flying()).toBe(0);
    expect(document.querySelector("[data-awaited]")).toBeNull();
    expect(over()).toBe(true);
  });

  it("with the motion switched off a frame is only shown", async () => {
    preferences.motion = "off";
    const over = play(BOXED);
    await flush();
    expect(log).toEqual(["score", "show"]);
    expect(animations).toEqual([]);
    expect(over()).toBe(true); // no pace, no wait
  });

  it("a system without motion still waits for the reader", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const over = play(BOXED);
    await vi.advanceTimersByTimeAsync(899);
    expect(over()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(over()).toBe(true);
    expect(animations).toEqual([]);
  });

  it("the first position is drawn without movement", async () => {
    stage.position = null;
    const over = play(draft(1), took());
    await flush();
    expect(log).toEqual(["place", "show"]);
    expect(over()).toBe(true);
  });
});
