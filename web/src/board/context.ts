// What every part of the playfield knows.
import { createContext } from "svelte";
import type { RulesView, SeatView, Told } from "../net/wire";
import type { Choice } from "./choosing/choice.svelte";
import type { Stage } from "./motion/stage.svelte";

export interface Table {
  readonly stage: Stage;
  readonly choice: Choice;
  readonly rules: RulesView;
  readonly seats: SeatView[];
  readonly active: boolean; // somebody here may act now
  readonly compact: boolean; // a small screen: sources open before a colour is chosen
  readonly letters: boolean;
  readonly lasts: Map<number, Told>; // every seat's last move of this round
  readonly picture?: boolean; // only to be looked at, in a text
  readonly starter?: number | null; // who took the start marker in this round
  name(seat: number): string;
}

export const [getTable, setTable] = createContext<Table>();
