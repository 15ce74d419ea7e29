// The trial that this tab left last, so that nothing is lost when the page is loaded again.
import type { Tree } from "./variations";

const KEY = "chocolatier.trial";

export interface Trial {
  tree: Tree;
  at: number;
}

export function rememberTrial(address: string, trial: Trial): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ address, ...trial }));
  } catch {
    // No storage: a page that is loaded again begins with the game.
  }
}

export function recallTrial(address: string): Trial | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as
      (Trial & { address: string }) | null;
    return kept?.address === address ? { tree: kept.tree, at: kept.at } : null;
  } catch {
    return null;
  }
}
