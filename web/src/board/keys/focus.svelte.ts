// Moves the focus for those who play by keyboard or screen reader: from colour to line to
// confirmation, and back. Between two turns it waits at [data-park] instead of getting lost.
import { tick } from "svelte";
import type { Options } from "../../net/options";
import type { Choice } from "../choosing/choice.svelte";

const ENTRANCE = "[data-column], [data-pick], .whole";

/** Follow the choice with the focus. `text`: whether the table is shown in words. Return how to stop. */
export function leadFocus(root: HTMLElement, choice: Choice, text: () => boolean): () => void {
  let keyed = false; // the last input came from the keyboard
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
    if (step !== steps) return; // a later step has overtaken this one
    const found = places.map((place) => root.querySelector<HTMLElement>(place));
    found.find((one) => one !== null)?.focus();
  }

  /** Whether the focus may be moved: it is in the playfield, or nowhere. */
  const leads = () => {
    const at = document.activeElement;
    return (keyed || text()) && (at === document.body || root.contains(at));
  };
  /** Whether the focus is on nothing that the user went to. */
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
