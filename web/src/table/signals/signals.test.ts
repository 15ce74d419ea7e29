// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferences } from "../../app/memory/preferences.svelte";
import { PHRASES, REACTIONS } from "../../net/wire";
import { isReaction, Signals } from "./signals.svelte";

const wow = { type: "signalled", seat: 2, word: "wow" } as const;
const nudge = { type: "nudged", seat: 2, to: 1 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.signals = true;
});
afterEach(() => vi.useRealTimers());

it("a signal is shown at its seat for a few seconds", () => {
  const signals = new Signals();
  expect(signals.take(wow, false)).toBe(true);
  expect(signals.shown[2]).toMatchObject({ seat: 2, word: "wow", to: null });
  expect(signals.last?.word).toBe("wow");
  vi.advanceTimersByTime(6100);
  expect(signals.shown).toEqual({});
});

it("a newer one stays its own time", () => {
  const signals = new Signals();
  signals.take(wow, false);
  vi.advanceTimersByTime(4000);
  signals.take(nudge, false);
  vi.advanceTimersByTime(4000);
  expect(signals.shown[2]).toMatchObject({ word: null, to: 1 });
  vi.advanceTimersByTime(4000);
  expect(signals.shown).toEqual({});
});

it("muting hides the others now and later, and is remembered", () => {
  const signals = new Signals();
  signals.take(wow, false);
  signals.mute();
  expect(signals.shown).toEqual({});
  expect(signals.take(wow, false)).toBe(false);
  expect(signals.take(wow, true)).toBe(true); // the own one
  expect(preferences.signals).toBe(false);
});

it("there are a dozen reactions and a dozen phrases", () => {
  expect([REACTIONS.length, PHRASES.length]).toEqual([12, 12]);
  expect(REACTIONS.every(isReaction)).toBe(true);
  expect(PHRASES.some(isReaction)).toBe(false);
});
