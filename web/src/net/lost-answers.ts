// Decides whether a command was carried out although its answer got lost with the connection.
import type { TableState } from "./news";
import type { Do } from "./wire";

type Command = Do["command"];

/** Compare a command with the state of the table that came with the next connection. */
export function wasCarriedOut(command: Command, { view, events }: TableState): boolean {
  const seat = "seat" in command ? view.seats.find((one) => one.seat === command.seat) : undefined;
  switch (command.type) {
    case "move":
      return events.some((event) => event.seat === command.seat && event.move === command.move);
    case "undo":
    case "end":
      // Either the question is open, or no other seat had to agree and it happened at once.
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
    case "arrange":
      return events.some((event) => event.type === "arranged");
    case "list":
      return view.waiting?.listed === command.listed;
    case "start":
      return view.status !== "waiting";
    case "rematch":
      return view.rematch !== null;
  }
}
