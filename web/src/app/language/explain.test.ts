// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { Failure } from "../../net/problem";
import { explain, wordsOf } from "./explain";
import { say, speak, speakOf } from "./words.svelte";

beforeAll(async () => {
  await speak("en");
  await speakOf("study"); // the words for positions
});

describe("problems", () => {
  const problem = (code: string, details = {}) => ({ code, message: "in English", details });

  it("are explained by their code", () => {
    expect(explain(new Failure(problem("unreachable"), 0))).toBe(say("error-unreachable"));
    expect(explain(new TypeError("x"))).toBe(say("error-unexpected"));
  });

  it("without a message of their own show their code", () => {
    expect(wordsOf(problem("no-such-code"))).toBe(say("app-error", { code: "no-such-code" }));
  });

  it("of positions say why, and at which board", () => {
    const why = { field: "board 2", reason: "x", why: "line-mixed", line: 3 };
    expect(wordsOf(problem("position-field", why))).toBe(
      say("position-at-board", { seat: 2, reason: say("position-line-mixed", { line: 3 }) }),
    );
    const text = { field: "lid", reason: "x", why: "text" };
    expect(wordsOf(problem("position-field", text))).toBe(say("position-text", { field: "lid" }));
    expect(wordsOf(problem("position-field", { reason: "x" }))).toBe(
      say("error-position-field", { reason: "x" }),
    );
  });

  it("add a cause that needs no values", () => {
    const words = wordsOf(problem("unreachable", { cause: "lost" }));
    expect(words).toBe(`${say("error-unreachable")} ${say("error-lost")}`);
    expect(wordsOf(problem("unreachable", { cause: "no-such-code" }))).toBe(
      say("error-unreachable"),
    );
  });
});
