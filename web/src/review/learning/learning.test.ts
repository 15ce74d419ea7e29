// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { frame, position } from "../../testing/fixtures";
import type { WrittenMove } from "../../net/wire";
import type { Happening } from "../account";
import { Learning, questionsOf } from "./learning.svelte";

const DIGEST = "a".repeat(24);
let asked: { path: string; body: Record<string, unknown> }[] = [];
let trial: Record<string, unknown> = {};
let status = 200;

function written(parts: Partial<WrittenMove>): WrittenMove {
  return {
    round: 1,
    seat: 1,
    move: "1T1",
    chances: [0.5, 0.5],
    places: null,
    loss: 0.2,
    kind: "blunder",
    proven: null,
    best: "2W3",
    line: ["2W3"],
    played_line: ["1T1"],
    points: 2,
    parts: {},
    reasons: [],
    ...parts,
  };
}

const moves = [
  written({}),
  written({ seat: 2 }),
  written({ kind: "best", loss: 0 }),
  written({ kind: "mistake", loss: 0.1 }),
];
const list: Happening[] = moves.map((move, index) => ({
  what: "move",
  move,
  index,
  frame: index + 1,
  round: 1,
}));
let learning: Learning;

beforeEach(async () => {
  asked = [];
  status = 200;
  vi.stubGlobal("fetch", (path: string, request: { body: string }) => {
    const body = JSON.parse(request.body) as Record<string, unknown>;
    asked.push({ path, body });
    const answer = path.endsWith("/try")
      ? trial
      : {
          position: position(),
          frames: (body.steps as unknown[] | undefined)?.length ? [frame(1)] : [],
          options: { seat: 1, picks: [], columns: [] },
        };
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  });
  learning = new Learning(DIGEST, questionsOf(list, 1), (index) => moves[index]!);
  await learning.go(0);
});
afterEach(() => vi.unstubAllGlobals());

describe("questions", () => {
  it("are the mistakes of one seat, each at its position", () => {
    expect(questionsOf(list, 1).map((one) => one.index)).toEqual([0, 3]);
    expect(asked[0]!.body).toEqual({ review: DIGEST, entry: 1 });
    expect(learning.mood).toBe("asking");
    expect(learning.options).not.toBeNull();
  });

  it("know the best move without asking, and play it", async () => {
    await learning.try("2W3", "en");
    expect(asked.some(({ path }) => path.endsWith("/try"))).toBe(false);
    expect(learning.mood).toBe("found");
    expect(learning.question!.outcome).toBe("first");
    expect(asked.at(-1)!.body.steps).toEqual([{ type: "move", move: "2W3" }]);
    expect(learning.options).toBeNull();
  });

  it("refuse the played move, and accept another good one afterwards", async () => {
    await learning.try("1T1", "en");
    expect(learning.mood).toBe("wrong");
    expect(learning.last!.trial.loss).toBe(0.2);
    trial = { accepted: true, loss: 0.01, look: null };
    await learning.try("2R2", "cs");
    expect(asked.find(({ path }) => path.endsWith("/try"))).toEqual({
      path: `/api/reviews/${DIGEST}/try`,
      body: { index: 0, move: "2R2", language: "cs" },
    });
    expect(learning.question!.outcome).toBe("later");
  });

  it("let a wrong move be tried again", async () => {
    trial = { accepted: false, loss: 0.3, look: "Look at factory 2." };
    await learning.try("1K4", "en");
    expect(learning.mood).toBe("wrong");
    expect(learning.question!.outcome).toBeNull();
    expect(learning.options).not.toBeNull();
  });

  it("say what went wrong and go on where they were", async () => {
    status = 429;
    trial = { error: { code: "too-many-hints", message: "", details: {} } };
    await learning.try("1K4", "en");
    expect(learning.problem!.code).toBe("too-many-hints");
    expect(learning.mood).toBe("asking");
  });

  it("forget an answer that comes for another question", async () => {
    trial = { accepted: false, loss: 0.3, look: null };
    const judging = learning.try("1K4", "en");
    await learning.next();
    await judging;
    expect(learning.tries).toEqual([]);
    expect(learning.mood).toBe("asking");
  });

  it("are summed up at the end and asked again unless they were solved at once", async () => {
    await learning.try("2W3", "en");
    await learning.next();
    learning.show();
    expect(learning.mood).toBe("shown");
    await learning.next();
    expect(learning.over).toBe(true);
    expect([learning.count("first"), learning.count("shown")]).toEqual([1, 1]);
    await learning.again(false);
    expect(learning.questions.map((one) => one.index)).toEqual([3]);
    expect(learning.over).toBe(false);
    await learning.previous();
    expect(learning.at).toBe(0);
  });
});
