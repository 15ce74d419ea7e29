// Problems in the language of the page.
import { problemOf } from "../../net/problem";
import type { Problem } from "../../net/wire";
import { has, plain, say, type Values } from "./words.svelte";

/** Only these details can be put into a message. */
function usable(details: Problem["details"]): Values {
  return Object.fromEntries(
    Object.entries(details).filter((pair): pair is [string, string | number] =>
      ["string", "number"].includes(typeof pair[1]),
    ),
  );
}

/** Why a position is impossible, and at which board. */
function wordsOfPosition(details: Problem["details"]): string | null {
  const id = `position-${String(details.why)}`;
  if (!has(id)) return null;
  const reason = say(id, usable(details));
  const [, seat] = /^board (\d)$/.exec(String(details.field)) ?? [];
  return seat ? say("position-at-board", { seat: Number(seat), reason }) : reason;
}

export function wordsOf({ code, details }: Problem): string {
  const position = code === "position-field" ? wordsOfPosition(details) : null;
  if (position) return position;
  const id = `error-${code}`;
  if (!has(id)) return say("app-error", { code });
  const words = say(id, usable(details));
  // The server sends a cause without its values, so only messages that need none can be shown.
  const cause = typeof details.cause === "string" ? plain(`error-${details.cause}`) : null;
  return cause ? `${words} ${cause}` : words;
}

export function explain(error: unknown): string {
  return wordsOf(problemOf(error));
}
