// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { turnAlert } from "./turn-alert";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it("a turn that comes after a long wait is worth a call, once", () => {
  const alert = turnAlert(false);
  vi.advanceTimersByTime(4001);
  expect(alert(true)).toBe(true);
  expect(alert(true)).toBe(false);
});

it("a turn that comes soon is not", () => {
  const alert = turnAlert(false);
  vi.advanceTimersByTime(4000);
  expect(alert(true)).toBe(false);
});

it("the wait begins when the turn ends", () => {
  const alert = turnAlert(true);
  vi.advanceTimersByTime(60000);
  expect(alert(false)).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(alert(true)).toBe(false);
});

it("a hidden page is always called", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const alert = turnAlert(false);
  expect(alert(true)).toBe(true);
});

it("a page that opens with the turn is not called", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(turnAlert(true)(true)).toBe(false);
});
