import { beforeEach, expect, it, vi } from "vitest";
import { dismiss, showToast, toasts } from "./toasts.svelte";

const texts = () => toasts.map((toast) => toast.text);

beforeEach(() => {
  vi.useFakeTimers();
  toasts.length = 0;
  return () => vi.useRealTimers();
});

it("a toast disappears by itself", () => {
  showToast("one");
  vi.advanceTimersByTime(3000);
  showToast("two", true);
  expect(toasts.map(({ text, bad }) => [text, bad])).toEqual([
    ["one", false],
    ["two", true],
  ]);
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual(["two"]);
  vi.advanceTimersByTime(3000);
  expect(texts()).toEqual([]);
});

it("a text is shown only once at a time", () => {
  showToast("one");
  showToast("one");
  expect(texts()).toEqual(["one"]);
});

it("a toast that was dismissed takes no other along when its time is over", () => {
  showToast("one");
  dismiss(toasts[0]!.id);
  showToast("one");
  vi.advanceTimersByTime(5999);
  expect(texts()).toEqual(["one"]);
});
