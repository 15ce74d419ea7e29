// Was a command carried out whose answer was lost? The table as it is now tells.
import type { Do, State } from "./wire";

export function carriedOut(command: Do["command"], { view, events }: State): boolean {
  const seat = "seat" in command ? view.seats.find((one) => one.seat === command.seat) : undefined;
  switch (command.type) {
    case "move":
      return events.some((event) => event.seat === command.seat && event.move === command.move);
    case "undo":
    case "end":
      return (
        view.asks.some((ask) => ask.kind === command.type && ask.seat === command.seat) ||
        (command.type === "end"
          ? view.status === "over"
          : events.some((event) => event.to !== null))
      );
    case "reply":
      return !view.asks.some((ask) => ask.kind === command.kind && ask.mine);
    case "leave":
      return seat?.stand_in === true;
    case "return":
      return seat?.stand_in === false;
    case "rematch":
      return view.rematch !== null;
  }
}
