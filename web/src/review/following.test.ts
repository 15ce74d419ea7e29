// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Failure, UNREACHABLE } from "../net/problem";
import type { ReviewView, RoundView, WrittenReview } from "../net/wire";
import { Following } from "./following.svelte";

const reviewOf = vi.hoisted(() => vi.fn());
vi.mock("../net/api", () => ({ reviewOf }));

const round = { deal: null, moves: [] } as RoundView;
const view = (parts: Partial<ReviewView>): ReviewView => ({
  digest: "d",
  status: "running",
  ahead: 0,
  done: 0,
  total: 10,
  rounds: [],
  review: null,
  ...parts,
});

describe("a review that is followed", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    reviewOf.mockReset();
  });

  it("asks for what is missing until it is done", async () => {
    reviewOf
      .mockResolvedValueOnce(view({ done: 4, rounds: [round, round], ahead: 1 }))
      .mockResolvedValueOnce(view({ done: 7, rounds: [round] }))
      .mockResolvedValue(view({ status: "done", review: {} as WrittenReview }));
    const following = new Following("d", 2);
    await following.follow("cs");
    expect([following.progress, following.ahead, following.rounds.length]).toEqual([0.4, 1, 2]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reviewOf.mock.calls).toEqual([
      ["d", 0, "cs", 2],
      ["d", 2, "cs", 2],
      ["d", 3, "cs", 2],
    ]);
    expect([following.progress, following.review]).toEqual([1, {}]);
  });

  it("stops at a problem, but not while the server cannot be reached", async () => {
    const problem = (code: string) => new Failure({ code, message: "", details: {} }, 0);
    reviewOf.mockRejectedValueOnce(problem(UNREACHABLE));
    reviewOf.mockRejectedValue(problem("review-cancelled"));
    const following = new Following("d");
    await following.follow("en");
    expect(following.problem).toBeNull();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(following.problem?.code).toBe("review-cancelled");
    expect(reviewOf).toHaveBeenCalledTimes(2);
  });

  it("asks no more once it is stopped, and from the beginning when it is restarted", async () => {
    reviewOf.mockResolvedValue(view({ rounds: [round] }));
    const following = new Following("d");
    await following.follow("en");
    following.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(reviewOf).toHaveBeenCalledTimes(1);
    await following.restart("uk");
    expect(reviewOf).toHaveBeenLastCalledWith("d", 0, "uk", null);
    following.stop();
  });
});
