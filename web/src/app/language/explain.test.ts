// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { Failure } from "../../net/problem";
import { explain, wordsOf } from "./explain";
import { say, speak } from "./words.svelte";

beforeAll(() => speak("en"));

describe("problems", () => {
  const problem = (code: string, details = {}) => ({ code, message: "in English", details });

  it("are explained by their code", () => {
    expect(explain(new Failure(problem("unreachable"), 0))).toBe(say("error-unreachable"));
    expect(explain(new TypeError("x"))).toBe(say("error-unexpected"));
  });

  it("without a message of their own show their code", () => {
    expect(wordsOf(problem("no-such-code"))).toBe(say("app-error", { code: "no-such-code" }));
  });

  it("add a cause that needs no values", () => {
    const words = wordsOf(problem("unreachable", { cause: "lost" }));
    expect(words).toBe(`${say("error-unreachable")} ${say("error-lost")}`);
    expect(wordsOf(problem("unreachable", { cause: "no-such-code" }))).toBe(
      say("error-unreachable"),
    );
  });
});
