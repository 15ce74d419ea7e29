// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ago, clockFace, listOf } from "./formats";
import { say, speak } from "./words.svelte";

beforeAll(() => speak("en"));

describe("times and lists", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 10 * 86400 * 1000 });
    return () => vi.useRealTimers();
  });

  it("are in the largest unit that fits", () => {
    const now = 10 * 86400;
    expect(ago(now + 5)).toBe(say("just-now"));
    expect(ago(now - 59)).toBe(say("just-now"));
    expect(ago(now - 60)).toBe("1 minute ago");
    expect(ago(now - 3 * 3600 - 1)).toBe("3 hours ago");
    expect(ago(now - 86400)).toBe("yesterday");
  });

  it("have tenths on a clock that runs out", () => {
    expect(clockFace(245)).toBe("4:05");
    expect(clockFace(59.99)).toBe("0:59");
    expect(clockFace(10)).toBe("0:10");
    expect(clockFace(9.54)).toBe("9.5");
    expect(clockFace(-1)).toBe("0.0");
  });

  it("join words", () => {
    expect(listOf(["a"])).toBe("a");
    expect(listOf(["a", "b", "c"])).toBe("a, b, and c");
  });
});
