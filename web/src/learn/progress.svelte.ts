// How far the user has come in the lessons, kept in this browser.
const KEY = "chocolatier.lessons";

interface Progress {
  done: string[];
  at: Record<string, number>; // by lesson: the scene to continue with
}

function remembered(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (kept && typeof kept === "object" && "done" in kept && "at" in kept) return kept as Progress;
  } catch {
    // No storage, or something else is stored under this key.
  }
  return { done: [], at: {} };
}

export const progress = $state(remembered());

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Without storage the progress lasts as long as the page.
  }
}

/** Note lessons that were done in another browser of the same person. */
export function adoptLessons(done: string[]): void {
  progress.done.push(...done.filter((lesson) => !progress.done.includes(lesson)));
  keep();
}

export function reach(lesson: string, scene: number): void {
  progress.at[lesson] = scene;
  keep();
}

export function finish(lesson: string): void {
  if (!progress.done.includes(lesson)) progress.done.push(lesson);
  progress.at = Object.fromEntries(Object.entries(progress.at).filter(([name]) => name !== lesson));
  keep();
}
