// What the head of a table says: the part of the round, and who does what.
import { levelName } from "../app/language/names";
import { say } from "../app/language/words.svelte";
import { isScoring, type Stage } from "../board/motion/stage.svelte";
import type { Frame, TableView } from "../net/wire";
import type { Guest } from "./guest.svelte";

/** The part of the round that is shown; the position of a frame is already one step further. */
export function partOf({ current, position }: Stage): string {
  return current && isScoring(current) ? "box" : (position?.phase ?? "draft");
}

export function statusOf(guest: Guest, view: TableView): string {
  const { stage, turn } = guest;
  if (guest.session.status === "lost") return say("status-lost");
  if (stage.current) return happening(stage.current, guest);
  if (view.status === "over") return say("status-over");
  if (turn === null) return say("status-dealing");
  const name = guest.name(turn);
  if (guest.myTurn) {
    return guest.mine.length > 1 ? say("status-turn", { name }) : say("status-your-turn");
  }
  if (view.thinking === turn) {
    const seat = guest.seats.find((one) => one.seat === turn);
    return say("status-thinking", { name: seat?.stand_in ? levelName(seat.level ?? "") : name });
  }
  return guest.mine.length ? say("status-waiting", { name }) : say("status-watching", { name });
}

/** What the frame shows that is being animated. */
function happening(frame: Frame, guest: Guest): string {
  const { line } = frame.entry;
  switch (line.type) {
    case "deal":
      return say("status-dealing");
    case "move":
      return say("status-moving", { name: guest.name(line.seat) });
    case "boxed":
    case "fell":
    case "floor":
      return say("status-scoring", { name: guest.name(line.seat) });
    case "bonus":
      return say("status-bonus", { name: guest.name(line.seat) });
    default:
      return say("status-over");
  }
}
