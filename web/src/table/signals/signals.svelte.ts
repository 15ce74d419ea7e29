// What people show each other beside the game: reactions, phrases and nudges.
import { preferences } from "../../app/memory/preferences.svelte";
import { say } from "../../app/language/words.svelte";
import { REACTIONS, type Nudged, type Signal, type Signalled } from "../../net/wire";

export type Word = Signal["word"];
export type Reaction = (typeof REACTIONS)[number];

export interface Shown {
  id: number;
  seat: number;
  word: Word | null; // null: a nudge
  to: number | null; // the seat that is nudged
}

const SHOWN = 6000; // milliseconds

export const isReaction = (word: Word): word is Reaction =>
  (REACTIONS as readonly Word[]).includes(word);

export function wordsOfSignal(word: Word): string {
  return isReaction(word) ? say(`reaction-${word}`) : say(`phrase-${word}`);
}

export class Signals {
  /** What each seat shows now. */
  shown = $state.raw<Record<number, Shown>>({});
  /** The last one, for screen readers. */
  last = $state.raw<Shown | null>(null);

  #next = 1;

  /** Show a message for a few seconds; return false if the user has muted the others. */
  take(message: Signalled | Nudged, mine: boolean): boolean {
    if (!mine && !preferences.signals) return false;
    const shown: Shown = {
      id: this.#next++,
      seat: message.seat,
      word: message.type === "signalled" ? message.word : null,
      to: message.type === "nudged" ? message.to : null,
    };
    this.shown = { ...this.shown, [shown.seat]: shown };
    this.last = shown;
    setTimeout(() => {
      this.#forget(shown);
    }, SHOWN);
    return true;
  }

  /** Hide everything that the others show, at once. */
  mute(): void {
    preferences.signals = false;
    this.shown = {};
    this.last = null;
  }

  #forget(shown: Shown): void {
    if (this.shown[shown.seat]?.id !== shown.id) return; // there is a newer one
    this.shown = Object.fromEntries(
      Object.entries(this.shown).filter(([, one]) => one.id !== shown.id),
    );
  }
}
