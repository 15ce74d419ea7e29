// What the address asks for: one puzzle, the puzzle of a day, or a series of puzzles.
export type Mode =
  | { kind: "menu" }
  | { kind: "one"; id: string }
  | { kind: "day"; day: string }
  | { kind: "train"; by: "theme" | "rules" | "any"; what: string }
  | { kind: "streak" }
  | { kind: "rush" };

export const RUSH_SECONDS = 180;
export const RUSH_LIVES = 3;

/** Read the fragment of the page's address; what it does not name is the menu. */
export function modeOf(fragment: string): Mode {
  if (/^[0-9a-f]{8}$/.test(fragment)) return { kind: "one", id: fragment };
  if (/^\d{4}-\d{2}-\d{2}$/.test(fragment)) return { kind: "day", day: fragment };
  if (fragment === "streak" || fragment === "rush") return { kind: fragment };
  const [, by, what] = /^(theme|rules|any)=([a-z0-9-]*)$/.exec(fragment) ?? [];
  if (by) return { kind: "train", by: by as "theme" | "rules" | "any", what: what ?? "" };
  return { kind: "menu" };
}

/** The query that chooses the puzzles of a series. */
export function queryOf(mode: Mode, seed: string): string {
  const query = new URLSearchParams({ seed, count: "100" });
  if (mode.kind === "train" && mode.by !== "any") query.set(mode.by, mode.what);
  if (mode.kind === "streak" || mode.kind === "rush") query.set("rising", "true");
  return query.toString();
}
