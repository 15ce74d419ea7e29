// Problems in words.
import { Failure, UNEXPECTED } from "./api";
import type { Problem } from "./wire";
import { has, plain, say, type Values } from "../app/words.svelte";

function usable(details: Problem["details"]): Values {
  return Object.fromEntries(
    Object.entries(details).filter((pair): pair is [string, string | number] =>
      ["string", "number"].includes(typeof pair[1]),
    ),
  );
}

export function wordsOf({ code, details }: Problem): string {
  const id = `error-${code}`;
  if (!has(id)) return say("app-error", { code });
  const words = say(id, usable(details));
  // The values of a cause do not come with it: one that needs some stays unsaid.
  const cause = details.cause ? plain(`error-${String(details.cause)}`) : null;
  return cause ? `${words} ${cause}` : words;
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) return error.problem;
  return { code: UNEXPECTED, message: String(error), details: {} };
}

export function explain(error: unknown): string {
  return wordsOf(problemOf(error));
}
