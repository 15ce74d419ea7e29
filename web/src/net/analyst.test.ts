// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket";
import { Analyst } from "./analyst.svelte";
import type { AnalysisView, FromServer, Problem } from "./wire";

let analyst: Analyst;
let hidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
  FakeSocket.all = [];
  hidden = false;
  analyst = new Analyst();
});
afterEach(() => {
  analyst.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sent = () => FakeSocket.last.sent as unknown[];
const answer = (id: number, parts: Partial<AnalysisView> = {}): AnalysisView => ({
  type: "analysis",
  id,
  seat: 1,
  moves: [],
  nodes: 10,
  seconds: 0.1,
  stage: 1,
  done: null,
  ...parts,
});
const deliver = (message: unknown) => {
  FakeSocket.last.deliver(message as FromServer);
};
function turn(away: boolean): void {
  hidden = away;
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("an analyst", () => {
  it("opens no socket before there is something to look at", () => {
    expect(FakeSocket.all).toEqual([]);
    analyst.look("one");
    expect(String(FakeSocket.last.url)).toMatch(/\/api\/study\/socket$/);
    FakeSocket.last.accept();
    expect(sent()).toEqual([{ type: "analyse", id: 2, position: "one", moves: 5 }]);
  });

  it("shows only what belongs to the position that is looked at", () => {
    analyst.look("one");
    FakeSocket.last.accept();
    deliver(answer(2));
    expect(analyst.found?.nodes).toBe(10);
    analyst.look("two");
    expect(analyst.found).toBeNull();
    deliver(answer(2, { nodes: 99 }));
    expect(analyst.found).toBeNull();
    deliver(answer(3, { nodes: 7, done: "solved" }));
    expect(analyst.found).toMatchObject({ nodes: 7 });
    expect(analyst.running).toBe(false);
  });

  it("stops when nothing is looked at, and while the page is hidden", () => {
    analyst.look("one");
    FakeSocket.last.accept();
    turn(true);
    expect(sent().at(-1)).toEqual({ type: "stop" });
    turn(false);
    expect(sent().at(-1)).toMatchObject({ type: "analyse", position: "one" });
    analyst.look(null);
    expect(sent().at(-1)).toEqual({ type: "stop" });
    turn(true);
    turn(false);
    expect(sent().at(-1)).toEqual({ type: "stop" });
  });

  it("does not ask again for what is done", () => {
    analyst.look("one");
    FakeSocket.last.accept();
    deliver(answer(2, { done: "limit" }));
    const before = sent().length;
    turn(false);
    expect(sent()).toHaveLength(before);
  });

  it("keeps a refusal, and can try again", () => {
    const error: Problem = { code: "too-much-analysis", message: "", details: {} };
    analyst.look("one");
    FakeSocket.last.accept();
    deliver({ type: "refused", id: 2, error });
    expect(analyst.problem).toEqual(error);
    expect(analyst.running).toBe(false);
    analyst.retry();
    expect(analyst.problem).toBeNull();
    expect(sent()).toHaveLength(2);
  });

  it("asks again while the engine is being compiled", () => {
    analyst.look("one");
    FakeSocket.last.accept();
    const error: Problem = { code: "analysis-compiling", message: "", details: {} };
    deliver({ type: "refused", id: 2, error });
    vi.advanceTimersByTime(5000);
    expect(sent()).toHaveLength(2);
    expect(analyst.problem).toBeNull();
  });

  it("connects again after a loss, and asks for the same position", () => {
    analyst.look("one");
    FakeSocket.last.accept();
    FakeSocket.last.break();
    expect(analyst.lost).toBe(true);
    vi.advanceTimersByTime(500);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.accept();
    expect(analyst.lost).toBe(false);
    expect(sent()).toMatchObject([{ type: "analyse", position: "one" }]);
    analyst.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
