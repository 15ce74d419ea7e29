// How far a server is that has started for the first time and still compiles.
import { info } from "../net/api";
import type { Info } from "../net/wire";

const AGAIN = 1500; // milliseconds until it is asked again

let latest = $state.raw<Info | null>(null);

/** Ask the server until it is ready, while the effect of the caller lives. */
export function followCompiling(): () => void {
  let timer = 0;
  let ended = false;
  async function look() {
    latest = await info().catch(() => latest); // in the change from one server to the next
    if (!ended && latest && latest.compiled < 1) {
      timer = window.setTimeout(() => void look(), AGAIN);
    }
  }
  void look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** What is compiled, in percent, or null when everything is. */
export const percent = (): number | null =>
  latest && latest.compiled < 1 ? Math.round(100 * latest.compiled) : null;

/** The level that plays for stronger ones until then. */
export const standIn = (): string | null => latest?.stand_in ?? null;

/** Whether another bot plays for one of this level now. */
export function isStoodFor(level: string | null): boolean {
  if (!latest?.stand_in || !level) return false;
  const strength = (name: string) => latest?.levels.find((one) => one.name === name)?.strength ?? 0;
  return strength(level) > strength(latest.stand_in);
}
