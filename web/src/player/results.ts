// How finished games went, each signed by the server, kept in this browser.
import { knownTables } from "../app/memory/tokens";
import { resultsOf } from "../net/api";
import type { GameResult } from "../net/wire";

export const RESULTS_KEY = "chocolatier.results";
const MOST = 3000;
const TOGETHER = 50; // tables in one request
const LOOKED_AT = 400; // tables that are asked about at a time, the newest

interface Kept {
  results: GameResult[];
  gone: string[]; // tables that the server has no more
}

export function keptResults(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(RESULTS_KEY) ?? "null") as Partial<Kept> | null;
    return { results: kept?.results ?? [], gone: kept?.gone ?? [] };
  } catch {
    return { results: [], gone: [] };
  }
}

const nameOf = (one: GameResult) => `${one.table}/${one.seat}`;

/** Keep results and those that were kept before, the oldest first. */
export function addResults(results: GameResult[], gone: string[] = []): void {
  const kept = keptResults();
  const all = new Map([...results, ...kept.results].map((one) => [nameOf(one), one]));
  const sorted = [...all.values()].sort((one, two) => one.at - two.at).slice(-MOST);
  keep({ results: sorted, gone: [...new Set([...kept.gone, ...gone])].slice(-MOST) });
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(RESULTS_KEY, JSON.stringify(kept));
  } catch {
    // Without storage they are asked for again.
  }
}

/** Forget the results of another server, which this one does not believe. */
export const dropResults = (): void => keep({ results: [], gone: [] });

/** Ask how those games went that this browser has no result of. */
export async function collectResults(): Promise<void> {
  const kept = keptResults();
  const known = new Set([...kept.results.map((one) => one.table), ...kept.gone]);
  const wanted = Object.entries(knownTables())
    .filter(([table, { tokens }]) => tokens.length && !known.has(table))
    .sort(([, one], [, two]) => two.at - one.at)
    .slice(0, LOOKED_AT)
    .map(([table, { tokens }]) => ({ table, tokens: tokens.slice(0, 8) }));
  for (let from = 0; from < wanted.length; from += TOGETHER) {
    const { results, gone } = await resultsOf(wanted.slice(from, from + TOGETHER));
    addResults(results, gone);
  }
}
