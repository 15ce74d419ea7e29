// Effects outside of components.
import { flushSync } from "svelte";

/** Run a function that makes effects, as a component would. Return how to end them. */
export function rooted(run: () => void): () => void {
  const stop = $effect.root(run);
  flushSync();
  return stop;
}
