// All that this browser remembers, as one document; and what other browsers of the same person add.
import { adoptHolder, holder } from "../app/memory/holder";
import { preferences, type Preferences } from "../app/memory/preferences.svelte";
import { keepReviewed, reviewedGames } from "../app/memory/reviewed-seats";
import { keepTables, knownTables, type Known } from "../app/memory/tokens";
import { adoptLessons, progress } from "../learn/progress.svelte";
import type { KnownTable, Memory, KeptSetting } from "../net/wire";
import { keepResults, puzzleResults } from "../puzzles/results";
import { addResults, keptResults } from "./results";

export const FORMAT = 1;
const MOST_TABLES = 1000;
export type Settings = Record<string, KeptSetting>;

/** Settings of one device alone stay there. */
const OF_DEVICE: (keyof Preferences)[] = ["notify"];

/** The settings as they are now: one that differs from what is known was changed at `now`. */
export function settingsNow(known: Settings, now: number): Settings {
  const found: Settings = {};
  for (const [name, value] of Object.entries($state.snapshot(preferences))) {
    if (OF_DEVICE.includes(name as keyof Preferences)) continue;
    const before = known[name];
    const same = before && JSON.stringify(before.value) === JSON.stringify(value);
    found[name] = same ? before : { value, at: now };
  }
  return found;
}

const tableOf = ({ tokens, seats, invite, listed, at, changed }: Known): KnownTable => ({
  tokens: tokens.slice(0, 8),
  seats,
  invite,
  listed,
  at,
  changed: changed ?? 0,
});

/** Everything, with the settings as `settingsNow` has them. */
export function wholeMemory(settings: Settings): Required<Memory> {
  const { tried, days, streak, rush } = puzzleResults();
  const tables = Object.entries(knownTables()).sort(([, one], [, two]) => two.at - one.at);
  return {
    format: FORMAT,
    results: keptResults().results,
    puzzles: tried,
    days,
    streak,
    rush,
    lessons: progress.done,
    tables: Object.fromEntries(
      tables.slice(0, MOST_TABLES).map(([table, known]) => [table, tableOf(known)]),
    ),
    reviews: reviewedGames(),
    holders: [holder()],
    settings,
  };
}

function adoptTables(theirs: Record<string, KnownTable>): void {
  const tables = knownTables();
  for (const [table, one] of Object.entries(theirs)) {
    const own = tables[table];
    const newer = (one.changed ?? 0) > (own?.changed ?? 0) || !own;
    tables[table] = {
      tokens: [...new Set([...(own?.tokens ?? []), ...(one.tokens ?? [])])],
      seats: [...new Set([...(own?.seats ?? []), ...(one.seats ?? [])])].sort(),
      invite: own?.invite ?? one.invite ?? null,
      listed: newer ? (one.listed ?? true) : own.listed,
      at: Math.max(own?.at ?? 0, one.at ?? 0),
      changed: Math.max(own?.changed ?? 0, one.changed ?? 0),
    };
  }
  keepTables(tables);
}

function adoptPuzzles({ puzzles, days, streak, rush }: Memory): void {
  const own = puzzleResults();
  const tried = { ...own.tried };
  for (const [puzzle, one] of Object.entries(puzzles ?? {})) {
    const before = tried[puzzle];
    if (!before || one.at < before.at) tried[puzzle] = one;
  }
  keepResults({
    tried,
    days: { ...own.days, ...days },
    streak: Math.max(own.streak, streak ?? 0),
    rush: Math.max(own.rush, rush ?? 0),
  });
}

/** Take over the settings that were changed later than here; return what is known now. */
export function adoptSettings(known: Settings, theirs: Settings): Settings {
  const merged = { ...known };
  for (const [name, setting] of Object.entries(theirs)) {
    if (!(name in preferences) || OF_DEVICE.includes(name as keyof Preferences)) continue;
    if (setting.at < (known[name]?.at ?? -1)) continue;
    merged[name] = setting;
    (preferences as unknown as Record<string, unknown>)[name] = setting.value;
  }
  return merged;
}

/** Add all but the settings to what this browser remembers. */
export function adoptMemory(memory: Memory): void {
  addResults(memory.results ?? []);
  adoptTables(memory.tables ?? {});
  adoptPuzzles(memory);
  adoptLessons(memory.lessons ?? []);
  const reviews = reviewedGames();
  for (const [digest, { seats, at }] of Object.entries(memory.reviews ?? {})) {
    reviews[digest] = { seats, at: at ?? 0 };
  }
  keepReviewed(reviews);
  if (memory.holders?.[0]) adoptHolder(memory.holders[0]);
}
