// What the user did with puzzles, kept in this browser under one key.
export const KEY = "chocolatier.puzzles";

export interface PuzzleResult {
  right: boolean; // without a wrong move and without looking
  at: string; // when it was first tried, as an ISO date and time
}

export interface PuzzleResults {
  tried: Record<string, PuzzleResult>; // by puzzle
  days: Record<string, boolean>; // by day: whether its puzzle was solved at the first try
  streak: number; // the longest
  rush: number; // the most in three minutes
}

const none = (): PuzzleResults => ({ tried: {}, days: {}, streak: 0, rush: 0 });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Read results that were kept or carried over; what is unreadable counts as none. */
export function readResults(text: string | null): PuzzleResults {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept) || !isRecord(kept.tried) || !isRecord(kept.days)) return none();
    const { streak, rush } = kept;
    return {
      tried: kept.tried as PuzzleResults["tried"],
      days: kept.days as PuzzleResults["days"],
      streak: typeof streak === "number" ? streak : 0,
      rush: typeof rush === "number" ? rush : 0,
    };
  } catch {
    return none();
  }
}

export function puzzleResults(): PuzzleResults {
  try {
    return readResults(localStorage.getItem(KEY));
  } catch {
    return none(); // No storage.
  }
}

export function keepResults(results: PuzzleResults): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(results));
  } catch {
    // Without storage nothing outlasts the page.
  }
}

/** Note how a puzzle went; only the first try counts. Returns whether this was the first one. */
export function noteTry(puzzle: string, right: boolean, day: string | null = null): boolean {
  const results = puzzleResults();
  const first = !(puzzle in results.tried);
  if (first) results.tried[puzzle] = { right, at: new Date().toISOString() };
  if (day) results.days[day] ??= right;
  keepResults(results);
  return first;
}

/** Note the length of a streak or the score of a rush; the best is kept. */
export function noteBest(mode: "streak" | "rush", count: number): void {
  const results = puzzleResults();
  results[mode] = Math.max(results[mode], count);
  keepResults(results);
}

/** How many days in a row, up to this one, had their puzzle solved at the first try. */
export function daysInARow(results: PuzzleResults, day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  let count = 0;
  if (results.days[day] === undefined) date.setUTCDate(date.getUTCDate() - 1); // still to come
  while (results.days[date.toISOString().slice(0, 10)]) {
    count += 1;
    date.setUTCDate(date.getUTCDate() - 1);
  }
  return count;
}
