// Seats and rules for games without a table: replays, lessons, pictures.
import { levelCharacter, recordName } from "./language/names";
import type { RulesView, SeatView } from "../net/wire";

export function personAt(seat: number, name: string, mine = false): SeatView {
  return {
    seat,
    kind: "person",
    name,
    level: null,
    stand_in: false,
    lost: false,
    here: true,
    mine,
    left: null,
    program: false,
  };
}

/** A seat of a record, where a bot is named by its level. `own` are the seats of this browser. */
export function recordedAt(seat: number, name: string, own: number[]): SeatView {
  const person = personAt(seat, recordName(name, own));
  return levelCharacter(name) ? { ...person, kind: "bot", level: name } : person;
}

/** The rules of a lesson, which two people play. */
export function lessonRules(side: RulesView["side"], special: boolean): RulesView {
  return {
    players: 2,
    side,
    special,
    faces_once: false,
    spare_catches_marker: true,
    round_limit: 100,
  };
}
