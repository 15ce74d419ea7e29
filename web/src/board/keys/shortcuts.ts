// Single keys as commands, the same on every keyboard layout.
import { LETTERS } from "../../art/shapes";
import type { Choice } from "../choosing/choice.svelte";

/** The digit or Latin letter of a key, even if the layout has another letter in its place. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  if (/^[a-z0-9?]$/i.test(event.key)) return event.key.toLowerCase();
  if (event.shiftKey) return null;
  return /^(?:Digit|Key)(.)$/.exec(event.code)?.[1]?.toLowerCase() ?? null;
}

/** Whether a key belongs to a text field or an open dialog. */
export function isTaken(event: KeyboardEvent): boolean {
  const typing = "input:not([type=radio]), select, textarea, [contenteditable]";
  return (event.target as HTMLElement).matches(typing) || !!document.querySelector("dialog[open]");
}

/** Do what a key means for the choice. Return false if that is impossible now, null if it means nothing. */
export function press(choice: Choice, key: string): boolean | null {
  const options = choice.options;
  if (!options) return null;
  const colour = LETTERS.find((letter) => letter.toLowerCase() === key);
  if (colour) {
    if (choice.sharing && choice.shared.includes(colour)) {
      choice.flip(colour);
      return true;
    }
    const source = choice.pick?.source ?? choice.opened;
    const pick = options.picks.find((one) => one.source === source && one.colour === colour);
    if (pick && pick !== choice.pick) choice.choose(pick);
    return pick !== undefined;
  }
  const number = key === "c" || key === "f" ? 0 : /\d/.test(key) ? Number(key) : null;
  if (number === null) return null;
  if (options.columns.length) {
    const column = options.columns.find((one) => one.column === number);
    if (column) choice.place(column);
    return column !== undefined;
  }
  if (choice.pick) {
    const target = key === "c" ? null : choice.targetOf(number);
    if (target) choice.aim(target);
    else if (number >= 1 && number <= 5) void choice.wonder(number);
    return target !== null;
  }
  if (key === "f" || !choice.picksOf(number).length) return false;
  choice.open(number);
  return true;
}
