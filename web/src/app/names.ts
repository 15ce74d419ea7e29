// Who and what, in words.
import type { RulesView, SeatView } from "../net/wire";
import { has, language, say } from "./words.svelte";

export function levelName(level: string): string {
  const id = `level-${level}`;
  return has(id) ? say(id) : level;
}

export function levelCharacter(level: string): string {
  const id = `level-${level}-character`;
  return has(id) ? say(id) : "";
}

function plainName(seat: SeatView, seats: SeatView[]): string {
  if (seat.kind === "open") return say("seat-open");
  if (seat.name) return seat.name;
  if (seat.kind === "bot" && seat.level) return levelName(seat.level);
  const alone = seats.filter((one) => one.mine).length === 1;
  return seat.mine && alone ? say("seat-you") : say("seat-guest", { seat: seat.seat });
}

/** Who sits there; with the seat's number where two have the same name. */
export function seatName(seat: SeatView, seats: SeatView[]): string {
  const name = plainName(seat, seats);
  const twin = (other: SeatView) => other.seat !== seat.seat && plainName(other, seats) === name;
  if (seat.kind === "open" || !seats.some(twin)) return name;
  return say("seat-twin", { name, seat: seat.seat });
}

/** The seats with every name filled in. */
export function named(seats: SeatView[]): SeatView[] {
  return seats.map((seat) => ({ ...seat, name: seatName(seat, seats) }));
}

/** A record names a seat without a name by its number, and bots by their level. */
export function recordName(name: string): string {
  const seat = /^Seat (\d)$/.exec(name)?.[1];
  return seat ? say("seat-guest", { seat }) : levelName(name);
}

export function nameAt(seats: SeatView[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  return found ? seatName(found, seats) : say("seat-guest", { seat });
}

export function rulesLine(rules: RulesView): string {
  return say("game-line", { side: rules.side, special: rules.special ? "yes" : "no" });
}

export function listOf(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, for seconds since 1970. */
export function ago(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at);
  for (const [unit, length] of STEPS) {
    if (seconds >= length) {
      const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
      return format.format(-Math.floor(seconds / length), unit);
    }
  }
  return say("just-now");
}

/** A clock's face: 4:05, or 9.5 when it gets close. */
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
