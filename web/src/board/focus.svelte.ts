// For who plays by keyboard: the focus goes along from colour to line to confirmation, and back.
import { tick } from "svelte";
import type { Choice } from "./choice.svelte";

/** Watches the choice; returns how to stop. */
export function leadFocus(root: HTMLElement, choice: Choice): () => void {
  let keyed = false;
  let from: string | null = null; // the button of the colour chosen last
  const key = () => (keyed = true);
  const point = () => (keyed = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", point, true);

  async function go(selector: string): Promise<void> {
    await tick();
    root.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Nothing outside the playfield loses the focus. */
  const free = () => {
    const focused = document.activeElement;
    return keyed && (focused === document.body || root.contains(focused));
  };

  $effect(() => {
    const { pick, opened, ready, options } = choice;
    if (!free()) return;
    if (ready) void go(".confirm");
    else if (pick) {
      from = `[data-pick="${pick.source}${pick.colour}"], [data-source="${pick.source}"] > .whole`;
      void go("[data-line]");
    } else if (opened !== null) {
      from = `[data-source="${opened}"] > .whole`;
      void go(".choices button");
    } else if (options) {
      void go(from ?? (options.columns.length ? "[data-column]" : "[data-pick], .whole"));
      from = null;
    }
  });

  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", point, true);
  };
}
