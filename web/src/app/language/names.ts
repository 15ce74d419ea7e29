// People, bots, seats and rule sets in words.
import type { LevelView, RulesView, SeatView } from "../../net/wire";
import { has, say } from "./words.svelte";

const OWN = /^[a-z]+$/; // the name of a bot of the host's own; other programs name themselves
const LONGEST_NAME = 24; // characters, as the server has it

/** A name as the server accepts it, or null if nothing is left of it. */
export function tidyName(name: string | null | undefined): string | null {
  return name?.trim().slice(0, LONGEST_NAME).trim() || null;
}

export function levelName(level: string): string {
  const id = `level-${level}`;
  if (has(id)) return say(id);
  return OWN.test(level) ? level.charAt(0).toUpperCase() + level.slice(1) : level;
}

/** A level in a list of all: its name and strength, or that it is the host's own bot. */
export function levelOption(level: LevelView, levels: LevelView[]): string {
  const name = levelName(level.name);
  if (level.own) return say("level-own-option", { name });
  const of = levels.filter((one) => !one.own).length;
  return say("level-option", { name, strength: level.strength, of });
}

export function levelCharacter(level: string): string {
  const id = `level-${level}-character`;
  if (has(id)) return say(id);
  return OWN.test(level) ? say("level-own") : "";
}

function plainName(seat: SeatView, seats: SeatView[]): string {
  if (seat.kind === "open") return say("seat-open");
  if (seat.name) return seat.name;
  if (seat.kind === "bot" && seat.level) return levelName(seat.level);
  const alone = seats.filter((one) => one.mine).length === 1;
  return seat.mine && alone ? say("seat-you") : say("seat-guest", { seat: seat.seat });
}

/** The name shown for a seat, with the seat's number if another seat has the same name. */
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

/**
 * A name as a record has it: "Seat 2" for a seat without a name, and a bot's level. `own` are the
 * seats of this browser: as at the table, its only one is "You".
 */
export function recordName(name: string, own: number[] = []): string {
  const seat = /^Seat (\d)$/.exec(name)?.[1];
  if (!seat) return levelName(name);
  const mine = own.length === 1 && own[0] === Number(seat);
  return mine ? say("seat-you") : say("seat-guest", { seat });
}

export function nameAt(seats: SeatView[], seat: number): string {
  const found = seats.find((one) => one.seat === seat);
  return found ? seatName(found, seats) : say("seat-guest", { seat });
}

export function rulesLine(rules: RulesView): string {
  return say("game-line", { side: rules.side, special: rules.special ? "yes" : "no" });
}
