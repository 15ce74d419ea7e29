// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import type { Frame } from "../../net/wire";
import { deal, draft, frame, position, state, update, view } from "../../testing/fixtures";
import { since, Stage, type Director } from "./stage.svelte";

const settled = () => new Promise((resolve) => setTimeout(resolve));

let stage: Stage;
let played: number[];
const endless: Director = (shown) => {
  played.push(shown.entry.number);
  return new Promise(() => undefined);
};

function moved(kept: number, ...frames: Frame[]) {
  return update(1, 2, { kept, frames, view: view(2, { position: frames.at(-1)!.position }) });
}

beforeEach(() => {
  stage = new Stage();
  played = [];
  stage.director = endless;
  stage.take(state(1, { story: [], view: view(1, { position: position({ round: 50 }) }) }));
});

describe("to hurry", () => {
  it("skips the moves that come until the user's turn", () => {
    stage.take(moved(0, frame(1, draft(2))));
    expect([stage.busy, played]).toEqual([true, [1]]);
    stage.hurry();
    stage.take(moved(1, frame(2, draft(3))));
    stage.take(moved(2, frame(3, draft(4))));
    expect([stage.busy, stage.story.length, stage.position?.round]).toEqual([false, 3, 3]);
    expect(played).toEqual([1]);
    stage.hurried = false; // the user's turn came
    stage.take(moved(3, frame(4, draft(2))));
    expect(stage.busy).toBe(true);
  });

  it("does not skip a deal that comes", () => {
    stage.hurry();
    stage.take(moved(0, frame(1, draft(2)), frame(2, deal(2), null)));
    expect([stage.busy, stage.hurried]).toEqual([true, false]);
  });
});

describe("to see again", () => {
  const seats = (own: number[]) => since(stage.past, own).map(({ frame }) => frame.entry.number);

  it("what came after the own move is kept, with the position before it", () => {
    stage.take(moved(0, frame(1, draft(1)), frame(2, draft(2)), frame(3, draft(3))));
    expect(seats([1])).toEqual([2, 3]);
    expect(since(stage.past, [1])[0]!.before.round).toBe(1);
    expect(seats([3])).toEqual([]);
    expect(seats([])).toEqual([1, 2, 3]);
    expect(stage.past[0]!.before.round).toBe(50);
  });

  it("moves that were taken back are forgotten", () => {
    stage.take(moved(0, frame(1, draft(1)), frame(2, draft(2))));
    stage.take(update(2, 3, { kept: 1, view: view(3) }));
    expect(seats([1])).toEqual([]);
    expect(stage.past).toHaveLength(1);
  });

  it("draws the past, keeps the story, and goes back to the present", async () => {
    stage.take(moved(0, frame(1, draft(2)), frame(2, draft(2))));
    stage.skip();
    void stage.recall(position({ round: 77 }), [frame(1, draft(2))], true);
    expect([stage.position?.round, stage.recalling, stage.busy]).toEqual([77, true, false]);
    expect(stage.current?.entry.number).toBe(1);
    stage.now();
    await settled();
    expect([stage.position?.round, stage.recalling, stage.holding]).toEqual([2, false, false]);
    expect(stage.story.map((entry) => entry.number)).toEqual([1, 2]);
    expect(stage.current).toBeNull();
  });

  it("ends when something new comes", () => {
    stage.take(moved(0, frame(1, draft(2))));
    stage.skip();
    void stage.recall(position({ round: 77 }), [frame(1, draft(2))]);
    stage.take(moved(1, frame(2, draft(2))));
    expect([stage.recalling, stage.busy, stage.current?.entry.number]).toEqual([false, true, 2]);
  });
});
