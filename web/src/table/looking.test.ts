// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchLooking } from "./looking";

let hidden = false;

function hide(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a page hidden for a minute is away, and back when it is seen", () => {
  const change = vi.fn();
  const looking = watchLooking(change);
  hide(true);
  vi.advanceTimersByTime(59_000);
  expect(change).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(change.mock.calls).toEqual([[true]]);
  expect(looking.away).toBe(true);
  hide(false);
  expect(change.mock.calls).toEqual([[true], [false]]);
  looking.stop();
});

it("a short look elsewhere is not reported", () => {
  const change = vi.fn();
  const looking = watchLooking(change);
  hide(true);
  vi.advanceTimersByTime(30_000);
  hide(false);
  vi.advanceTimersByTime(60_000);
  expect(change).not.toHaveBeenCalled();
  hide(true);
  looking.stop();
  vi.advanceTimersByTime(90_000);
  expect(change).not.toHaveBeenCalled();
});
