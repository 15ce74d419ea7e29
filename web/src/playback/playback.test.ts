// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../app/memory/preferences.svelte";
import { deal, frame } from "../testing/fixtures";
import { Playback } from "./playback.svelte";

let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.motion = "normal";
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  playback = new Playback([frame(1, deal(1), null), frame(2), frame(3), frame(4, deal(2), null)]);
  playback.show(1);
  return () => {
    playback.pause();
    vi.useRealTimers();
  };
});

it("knows where every round begins", () => {
  expect(playback.rounds).toEqual([
    { round: 1, index: 1 },
    { round: 2, index: 4 },
  ]);
});

it("stays within the game", () => {
  playback.step(-5);
  expect(playback.index).toBe(0);
  playback.jump(99);
  expect(playback.index).toBe(4);
  expect(playback.stage.position?.round).toBe(4);
});

describe("playing", () => {
  it("takes a step at once and then one after each rest, and stops at the end", async () => {
    playback.toggle();
    expect(playback.index).toBe(2);
    await vi.advanceTimersByTimeAsync(899);
    expect(playback.index).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.index).toBe(3);
    await vi.advanceTimersByTimeAsync(1800);
    expect([playback.index, playback.playing]).toEqual([4, false]);
  });

  it("is as fast as the user wants", async () => {
    playback.speed = 4;
    playback.toggle();
    await vi.advanceTimersByTimeAsync(225);
    expect(playback.index).toBe(3);
  });

  it("has rests even without motion", async () => {
    preferences.motion = "off";
    playback.toggle();
    await vi.advanceTimersByTimeAsync(899);
    expect(playback.index).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.index).toBe(3);
  });

  it("waits for the movement of the step before", async () => {
    let end!: () => void;
    playback.stage.director = () => new Promise((resolve) => (end = resolve));
    playback.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.index).toBe(2);
    end();
    await vi.advanceTimersByTimeAsync(50);
    expect(playback.index).toBe(3);
  });

  it("pauses when the user takes over", async () => {
    for (const act of [() => playback.toggle(), () => playback.step(1), () => playback.jump(2)]) {
      playback.jump(1);
      playback.toggle();
      act();
      const at = playback.index;
      await vi.advanceTimersByTimeAsync(5000);
      expect([playback.playing, playback.index]).toEqual([false, at]);
    }
  });

  it("begins again at the start when it was at the end", () => {
    playback.jump(4);
    playback.toggle();
    expect([playback.index, playback.playing]).toEqual([1, true]);
  });
});
