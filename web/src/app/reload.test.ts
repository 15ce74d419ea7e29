// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { forbidStorage } from "../testing/no-storage";
import { reloadWhenStale } from "./reload";

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1e12 });
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(location, "reload").mockImplementation(reload);
  return () => vi.useRealTimers();
});

reloadWhenStale();

/** A chunk is missing; return whether the page goes on to fail. */
function fail(): boolean {
  return window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
}

it("a page whose chunk is missing is loaded again, but not in circles", () => {
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9999);
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("a page without storage is not loaded again, because that might never end", () => {
  forbidStorage();
  expect(fail()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
