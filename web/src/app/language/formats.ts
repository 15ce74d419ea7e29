// Lists, times and clocks in the language of the page.
import { language, say } from "./words.svelte";

export function listOf(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago a time was, given in seconds since 1970. */
export function ago(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) {
      const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
      return format.format(-Math.floor(seconds / length), unit);
    }
  }
  return say("just-now");
}

/** The time left on a clock: 4:05, or 9.5 below ten seconds. */
export function clockFace(seconds: number): string {
  const left = Math.max(0, seconds);
  if (left < 10) {
    return new Intl.NumberFormat(language(), {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }).format(left);
  }
  const whole = Math.floor(left);
  const minutes = Math.floor(whole / 60);
  return `${minutes}:${String(whole % 60).padStart(2, "0")}`;
}

/** A time control's time in words. */
export function duration(seconds: number): string {
  if (seconds >= 3600) return say("hours", { hours: seconds / 3600 });
  if (seconds >= 60) return say("minutes", { minutes: seconds / 60 });
  return say("seconds", { seconds });
}

/** A number with its sign: +3, −2, 0. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points > 0 ? `+${points}` : `−${-points}`;
}
