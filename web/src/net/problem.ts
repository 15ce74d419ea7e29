// Errors as the server names them: a code, an English message and some details.
import type { Problem } from "./wire";

export const UNREACHABLE = "unreachable";
export const UNEXPECTED = "unexpected";

/** A problem that the server reported, or one that kept the page from reaching it. */
export class Failure extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number, // of the HTTP response, 0 without one
  ) {
    super(problem.message);
  }
}

export function problemOf(error: unknown): Problem {
  if (error instanceof Failure) return error.problem;
  return { code: UNEXPECTED, message: String(error), details: {} };
}
