// What every part of the playfield knows.
import { createContext } from "svelte";
import type { RulesView, SeatView, StoryEntry } from "../net/wire";
import type { Choice } from "./choosing/choice.svelte";
import type { Shown, Stage } from "./motion/stage.svelte";

export interface PlayfieldContext {
  readonly stage: Stage;
  readonly choice: Choice;
  readonly rules: RulesView;
  readonly seats: SeatView[];
  readonly active: boolean; // the user may choose a move now
  readonly compact: boolean; // a small screen: a source is opened before a colour is chosen
  readonly letters: boolean;
  readonly lastDrafts: Map<number, StoryEntry>; // every seat's last draft of this round
  readonly picture?: boolean; // an illustration in a text
  readonly lit?: ReadonlySet<string>; // the places that a lesson names, as its scene spells them
  readonly starter?: number | null; // the seat that took the start marker in this round
  readonly lately: Shown[]; // what the others did since the user's last move
  /** Show the last moves of the others again, until `stage.now()`. */
  again(): void;
  /** Change the speed of movement to the next one. */
  changePace(): void;
  name(seat: number): string;
}

export const [getPlayfield, setPlayfield] = createContext<PlayfieldContext>();

/** Whether a lesson names a cell of a box, or its row or column. */
export function cellIsLit(
  lit: ReadonlySet<string> | undefined,
  seat: number,
  row: number,
  column: number,
): boolean {
  const spots = [`b${seat}-${row}-${column}`, `r${seat}-${row}`, `c${seat}-${column}`];
  return lit !== undefined && spots.some((spot) => lit.has(spot));
}
