// The user's settings, kept in this browser.
import type { Clock, NewSeat, RulesView } from "../../net/wire";
import type { Language } from "../language/words.svelte";

/** The settings of the table that was opened last, offered for the next one. */
export interface Usual {
  rules: Omit<RulesView, "players">;
  seats: NewSeat[];
  clock: Clock;
  hints?: boolean; // those who opened tables before there were hints have none
}

export interface Preferences {
  language: Language | null; // null: the browser's
  theme: "auto" | "light" | "dark";
  motion: "normal" | "fast" | "off";
  confirm: boolean; // a move needs a confirmation
  letters: boolean; // letters on chocolates
  text: boolean; // the table in words instead of a drawing
  labels: boolean; // the parts of the own board say what they are, until dismissed
  side: string; // what the panel beside the own board shows
  keys: boolean; // single keys work as shortcuts
  sound: boolean;
  notify: boolean;
  coach: boolean; // speaks after a move that gave away much, where hints are allowed
  signals: boolean; // reactions, phrases and nudges of the others are shown
  name: string;
  level: string; // of the bot to play against
  usual: Usual;
}

const KEY = "chocolatier.preferences";

const defaults: Preferences = {
  language: null,
  theme: "auto",
  motion: "normal",
  confirm: true,
  letters: false,
  text: false,
  labels: true,
  side: "moves",
  keys: true,
  sound: true,
  notify: false,
  coach: false,
  signals: true,
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
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    return { ...defaults, ...kept };
  } catch {
    return structuredClone(defaults);
  }
}

export const preferences = $state(remembered());

/** Store every change and apply the look. Call once, from the outermost component. */
export function keepPreferences(): void {
  $effect(() => {
    const text = JSON.stringify(preferences);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
  $effect(() => {
    if (preferences.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = preferences.theme;
    document.documentElement.dataset.motion = preferences.motion;
  });
}

/** How long a pause of this many milliseconds takes at the user's pace. */
export function lasting(milliseconds: number): number {
  if (preferences.motion === "off") return 0;
  return preferences.motion === "fast" ? milliseconds / 2 : milliseconds;
}

/** The same for movement, which the system's settings may forbid. */
export function paced(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : lasting(milliseconds);
}
