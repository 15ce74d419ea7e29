// The commands by which the host changes a waiting table: each is the table as it is, and one change.
import { allowed } from "../../net/rules";
import type { Command } from "../../net/session.svelte";
import type { ArrangedSeat, NewSeat, SeatView, TableView } from "../../net/wire";

export type Arrange = Extract<Command, { type: "arrange" }>;

const keep = (seat: SeatView): ArrangedSeat => ({
  kind: "keep",
  seat: seat.seat,
  name: null,
  level: null,
});

/** The command that changes nothing. */
function asItIs(view: TableView): Arrange {
  return {
    type: "arrange",
    rules: view.rules,
    seats: view.seats.map(keep),
    starts: view.waiting?.starts ?? null,
    clock: view.clock,
    hints: view.waiting?.hints ?? false,
  };
}

/** Other seats; the person or bot who starts goes on starting, wherever they sit then. */
function seated(view: TableView, seats: ArrangedSeat[]): Arrange {
  const same = asItIs(view);
  const starter = seats.findIndex((seat) => seat.kind === "keep" && seat.seat === same.starts);
  return {
    ...same,
    rules: { ...view.rules, players: seats.length },
    seats,
    starts: same.starts !== null && starter >= 0 ? starter + 1 : null,
  };
}

/** Other rules, another clock, another who starts, or hints. */
export function changed(
  view: TableView,
  change: Partial<Pick<Arrange, "rules" | "clock" | "starts" | "hints">>,
): Arrange {
  const next = { ...asItIs(view), ...change };
  return { ...next, rules: allowed(next.rules) };
}

/** A seat one place earlier (-1) or later (1). */
export function moved(view: TableView, seat: number, step: -1 | 1): Arrange {
  const seats = asItIs(view).seats;
  const [one] = seats.splice(seat - 1, 1);
  seats.splice(seat - 1 + step, 0, one!);
  return seated(view, seats);
}

export function removed(view: TableView, seat: number): Arrange {
  return seated(
    view,
    asItIs(view).seats.filter((one) => one.seat !== seat),
  );
}

const made = (seat: NewSeat): ArrangedSeat => ({ ...seat, seat: null });

export function added(view: TableView, seat: NewSeat): Arrange {
  return seated(view, [...asItIs(view).seats, made(seat)]);
}

/** Something else at a seat where no person sits; the seat that started goes on starting. */
export function replaced(view: TableView, seat: number, by: NewSeat): Arrange {
  const next = asItIs(view);
  next.seats[seat - 1] = made(by);
  return next;
}

export function renamed(view: TableView, seat: number, name: string): Arrange {
  const next = asItIs(view);
  next.seats[seat - 1] = { ...next.seats[seat - 1]!, name };
  return next;
}
