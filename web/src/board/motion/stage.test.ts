// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Frame } from "../../net/wire";
import { frame, position, state, update, view } from "../../testing/fixtures";
import { isScoring, Stage, type Director } from "./stage.svelte";

let stage: Stage;

/** A director that stops before and after the position of every frame is drawn. */
class SlowDirector {
  readonly played: number[] = [];
  #go: (() => void)[] = [];

  readonly direct: Director = async (frame, show) => {
    this.played.push(frame.entry.number);
    await new Promise<void>((resolve) => this.#go.push(resolve));
    show();
    await new Promise<void>((resolve) => this.#go.push(resolve));
  };

  /** Go on to the next stop. */
  async next(): Promise<void> {
    this.#go.shift()!();
    await settled();
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const numbers = () => stage.story.map((entry) => entry.number);
const round = () => stage.position?.round;
const current = () => stage.current?.entry.number;

/** An update of a running game whose frames end at the position of the last one. */
function moved(kept: number, ...frames: Frame[]) {
  const last = frames.at(-1)?.position ?? position({ round: 90 + kept });
  return update(1, 2, { kept, frames, view: view(2, { position: last }) });
}

function shown(...frames: Frame[]) {
  const last = frames.at(-1)?.position ?? position();
  return state(1, { story: frames.map((one) => one.entry), view: view(1, { position: last }) });
}

beforeEach(() => {
  stage = new Stage();
});

describe("a whole state", () => {
  it("is drawn at once", () => {
    stage.take(shown(frame(1), frame(2)));
    expect(numbers()).toEqual([1, 2]);
    expect(round()).toBe(2);
    expect(stage.busy).toBe(false);
    expect(stage.jumps).toBe(1);
  });

  it("ends the movement before it", async () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2), frame(3)));
    stage.take(shown(frame(1), frame(2), frame(3), frame(4)));
    await slow.next();
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(round()).toBe(4);
    expect(stage.busy).toBe(false);
    expect(stage.current).toBeNull();
  });
});

describe("an update", () => {
  it("plays its frames one after the other", async () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2), frame(3)));
    expect([stage.busy, stage.current?.entry.number, round()]).toEqual([true, 2, 1]);
    await slow.next();
    expect([numbers(), round()]).toEqual([[1, 2], 2]);
    await slow.next();
    expect(current()).toBe(3);
    await slow.next();
    await slow.next();
    expect([numbers(), round(), stage.busy]).toEqual([[1, 2, 3], 3, false]);
    expect(stage.current).toBeNull();
    expect(slow.played).toEqual([2, 3]);
    expect(stage.jumps).toBe(1);
  });

  it("queues behind the frames that still wait", async () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2)));
    stage.take(moved(2, frame(3)));
    for (let i = 0; i < 4; i++) await slow.next();
    expect(slow.played).toEqual([2, 3]);
    expect(numbers()).toEqual([1, 2, 3]);
  });

  it("without frames leaves the story alone and ends at the server's position", async () => {
    stage.take(shown(frame(1)));
    stage.take(moved(1));
    await settled();
    expect(numbers()).toEqual([1]);
    expect(round()).toBe(91);
    expect(stage.busy).toBe(false);
  });

  it("cuts the story after an undo, and draws the position before it", () => {
    stage.take(shown(frame(1), frame(2), frame(3)));
    stage.take(moved(1));
    expect(numbers()).toEqual([1]);
    expect(round()).toBe(91);
    expect(stage.jumps).toBe(2);
  });

  it("cuts frames that were not shown yet", async () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2), frame(3)));
    await slow.next(); // frame 2 is drawn and 3 waits
    stage.take(moved(2, frame(4)));
    expect(numbers()).toEqual([1, 2]);
    for (let i = 0; i < 3; i++) await slow.next();
    expect(slow.played).toEqual([2, 4]);
    expect(numbers()).toEqual([1, 2, 4]);
    expect(round()).toBe(4);
  });

  it("does not count the frame that is half shown twice", async () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2)));
    await slow.next(); // frame 2 is in the story, its movement goes on
    stage.take(moved(2, frame(3)));
    expect(stage.jumps).toBe(1);
    expect(numbers()).toEqual([1, 2]);
  });

  it("is drawn at once on a hidden page", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2), frame(3)));
    expect(numbers()).toEqual([1, 2, 3]);
    expect(round()).toBe(3);
    expect(stage.busy).toBe(false);
  });

  it("is drawn even if the director never shows it", async () => {
    stage.director = () => Promise.resolve();
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2)));
    await settled();
    expect(numbers()).toEqual([1, 2]);
    expect(round()).toBe(2);
  });
});

describe("skipping", () => {
  it("draws everything that waits, in the middle of a frame or before it is drawn", async () => {
    for (const steps of [0, 1]) {
      stage = new Stage();
      const slow = new SlowDirector();
      stage.director = slow.direct;
      stage.take(shown(frame(1)));
      stage.take(moved(1, frame(2), frame(3)));
      for (let i = 0; i < steps; i++) await slow.next();
      stage.held = { seat: 1, score: 4 };
      stage.skip();
      expect(numbers()).toEqual([1, 2, 3]);
      expect(round()).toBe(3);
      expect([stage.busy, stage.current, stage.held]).toEqual([false, null, null]);
      await slow.next(); // the director learns too late: nothing more happens
      expect(numbers()).toEqual([1, 2, 3]);
      expect(slow.played).toEqual([2]);
    }
  });

  it("informs the director through its signal", () => {
    let aborted: AbortSignal | null = null;
    stage.director = (_frame, _show, _moment, signal) => {
      aborted = signal;
      return new Promise(() => undefined);
    };
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2)));
    expect(aborted!.aborted).toBe(false);
    stage.skip();
    expect(aborted!.aborted).toBe(true);
  });

  it("lets later updates play again, one after the other", async () => {
    const ends: (() => void)[] = [];
    stage.director = () => new Promise((resolve) => ends.push(resolve));
    stage.take(shown(frame(1)));
    stage.take(moved(1, frame(2)));
    stage.skip();
    stage.take(moved(2, frame(3), frame(4)));
    expect(current()).toBe(3);
    ends[0]!(); // the end of frame 2, which was skipped, must not start frame 4
    await settled();
    expect(current()).toBe(3);
    ends[1]!();
    await settled();
    expect(current()).toBe(4);
  });
});

describe("stepping through a game", () => {
  const game = [frame(1), frame(2), frame(3)];

  it("animates one step onward", () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.load(game, 1);
    stage.load(game, 2);
    expect(slow.played).toEqual([2]);
    expect(round()).toBe(1);
  });

  it("jumps everywhere else", () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.load(game, 3);
    expect([numbers(), round()]).toEqual([[1, 2, 3], 3]);
    stage.load(game, 1);
    expect([numbers(), round()]).toEqual([[1], 1]);
    stage.load(game, 3);
    expect(slow.played).toEqual([]);
    expect(stage.jumps).toBe(3);
  });

  it("finishes the step before it", () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.load(game, 1);
    stage.load(game, 2);
    stage.load(game, 3);
    expect(numbers()).toEqual([1, 2]);
    expect(slow.played).toEqual([2, 3]);
  });

  it("does not take the first step of another game for one onward", () => {
    const slow = new SlowDirector();
    stage.director = slow.direct;
    stage.load(game, 1);
    stage.load([frame(7), frame(8)], 2);
    expect(slow.played).toEqual([]);
    expect(numbers()).toEqual([7, 8]);
  });

  it("begins with everything in the bag", () => {
    const dealt: Frame = { ...frame(1), position: position({ bag: "K" }) };
    stage.load([dealt], 0);
    expect(stage.story).toEqual([]);
    expect(stage.position?.bag).toBe("KTTBKWWRR");
    expect(stage.position?.sources.map((source) => source.chocolates)).toEqual(["", "", ""]);
  });
});

describe("a lesson", () => {
  it("shows a scene without a story and performs what follows", async () => {
    stage.take(shown(frame(1)));
    stage.show(position({ round: 5 }));
    expect([numbers(), round()]).toEqual([[], 5]);
    stage.perform([frame(6), frame(7)]);
    await settled();
    expect([numbers(), round(), stage.busy]).toEqual([[6, 7], 7, false]);
  });
});

it("passes the director's moments on", async () => {
  const heard: string[] = [];
  stage.onmoment = (kind) => heard.push(kind);
  stage.director = (_frame, show, moment) => {
    moment("take");
    show();
    moment("place");
    return Promise.resolve();
  };
  stage.perform([frame(1)]);
  await settled();
  expect(heard).toEqual(["take", "place"]);
});

it("knows the frames of a scoring", () => {
  const fell = { type: "fell", seat: 1, row: 2, colour: "T", count: 2 } as const;
  expect(isScoring(frame(1, fell, null))).toBe(true);
  expect(isScoring(frame(1))).toBe(false);
});
