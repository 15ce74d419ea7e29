// For who plays by keyboard or ear: the focus goes along from colour to line to confirmation, and
// back; between two turns it waits at [data-park] instead of getting lost.
import { tick } from "svelte";
import type { Options } from "../../net/wire";
import type { Choice } from "../choosing/choice.svelte";

const ENTRANCE = "[data-column], [data-pick], .whole";

/** Watches the choice; `text` tells whether it is made in words. Returns how to stop. */
export function leadFocus(root: HTMLElement, choice: Choice, text: () => boolean): () => void {
  let keyed = false;
  let from = ""; // the button of the colour chosen last
  let before: Options | null = null;
  let steps = 0;
  const key = () => (keyed = true);
  const point = () => (keyed = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", point, true);

  async function go(...places: string[]): Promise<void> {
    const step = ++steps;
    await tick();
    if (step !== steps) return; // it went on meanwhile
    const found = places.map((place) => root.querySelector<HTMLElement>(place));
    found.find((one) => one !== null)?.focus();
  }

  const leads = () => {
    const at = document.activeElement;
    return (keyed || text()) && (at === document.body || root.contains(at));
  };
  /** The focus is on nothing that somebody went to. */
  const adrift = () => {
    const at = document.activeElement;
    return (keyed || text()) && (at === document.body || at?.matches("[data-park]") === true);
  };

  $effect(() => {
    const { pick, opened, ready, sharing, options } = choice;
    const arrived = options !== before;
    const words = text();
    before = options;
    if (arrived) from = "";
    if (!options || (arrived && words)) {
      if (adrift()) void go("[data-park]");
    } else if (arrived) {
      if (adrift()) void go(ENTRANCE);
    } else if (leads()) {
      if (ready) void go(sharing ? ".directions :checked" : ".confirm", ".confirm");
      else if (pick) {
        from = `[data-pick="${pick.source}${pick.colour}"], [data-source="${pick.source}"] > .whole`;
        void go("[data-line]");
      } else if (opened !== null) {
        from = `[data-source="${opened}"] > .whole`;
        void go(`[data-source="${opened}"] [data-pick], .choices button`);
      } else void go(...(from ? [from] : []), ENTRANCE);
    }
  });

  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", point, true);
  };
}
