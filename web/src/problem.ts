// Problems in words.
import { Failure, UNEXPECTED } from "./api";
import type { Problem } from "./wire";
import { has, say, type Values } from "./words.svelte";

function usable(details: Problem["details"]): Values {
  return Object.fromEntries(
    Object.entries(details).filter((pair): pair is [string, string | number] =>
      ["string", "number"].includes(typeof pair[1]),
    ),
  );
}

export function wordsOf(problem: Problem): string {
  const id = `error-${problem.code}`;
  return has(id) ? say(id, usable(problem.details)) : say("app-error", { code: problem.code });
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) return error.problem;
  return { code: UNEXPECTED, message: String(error), details: {} };
}

export function explain(error: unknown): string {
  return wordsOf(problemOf(error));
}
