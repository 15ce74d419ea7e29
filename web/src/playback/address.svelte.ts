// The step of a game in the page's address, so that it can be shared.
import { untrack } from "svelte";
import { fragment } from "../app/router.svelte";
import type { Playback } from "./playback.svelte";

const PAUSE = 300; // milliseconds for which the board stands still before its step is written

/** Begin at the step that the address names, and keep it there. Call once, in a component. */
export function keepStepInAddress(playback: Playback): void {
  $effect(() => {
    const wanted = Number.parseInt(fragment(), 10);
    untrack(() => playback.show(Number.isNaN(wanted) ? 1 : wanted));
    return () => playback.pause();
  });
  $effect(() => {
    if (playback.playing) return;
    const address = `${location.pathname}#${playback.index}`;
    const timer = setTimeout(() => history.replaceState(null, "", address), PAUSE);
    return () => clearTimeout(timer);
  });
}
