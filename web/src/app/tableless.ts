// Seats and rules for games without a table: replays, lessons, pictures.
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
  };
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
