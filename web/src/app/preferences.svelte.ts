// What this browser remembers of its owner's wishes.
import type { Clock, NewSeat, RulesView } from "../net/wire";
import type { Language } from "./words.svelte";

/** The table that was opened last, to begin the next one with. */
export interface Usual {
  rules: Omit<RulesView, "players">;
  seats: NewSeat[];
  clock: Clock;
}

export interface Preferences {
  language: Language | null; // null: the browser's
  theme: "auto" | "light" | "dark";
  motion: "normal" | "fast" | "off";
  confirm: boolean; // a move needs a second click
  letters: boolean; // letters on chocolates
  text: boolean; // the table in words instead of drawn
  keys: boolean; // single keys are shortcuts
  sound: boolean;
  notify: boolean;
  name: string;
  level: string; // of the bot one plays against
  usual: Usual;
}

const KEY = "chocolatier.preferences";

const usual: Preferences = {
  language: null,
  theme: "auto",
  motion: "normal",
  confirm: true,
  letters: false,
  text: false,
  keys: true,
  sound: true,
  notify: false,
  name: "",
  level: "tom",
  usual: {
    rules: {
      side: "coloured",
      special: false,
      faces_once: false,
      spare_catches_marker: true,
      round_limit: 100,
    },
    seats: [
      { kind: "here", name: null, level: null },
      { kind: "link", name: null, level: null },
    ],
    clock: { kind: "none", seconds: 60, increment: 0 },
  },
};

function remembered(): Preferences {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return structuredClone(usual);
  }
}

export const preferences = $state(remembered());

/** Keep every change; call once, from the outermost component. */
export function keepPreferences(): void {
  $effect(() => {
    const text = JSON.stringify(preferences);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // a browser without storage: the wishes last as long as the page
    }
  });
  $effect(() => {
    if (preferences.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = preferences.theme;
    document.documentElement.dataset.motion = preferences.motion;
  });
}

/** How long something of this many milliseconds stands for this person. */
export function lasting(milliseconds: number): number {
  if (preferences.motion === "off") return 0;
  return preferences.motion === "fast" ? milliseconds / 2 : milliseconds;
}

/** The same for a movement, which the system may have been told to avoid. */
export function paced(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : lasting(milliseconds);
}
