import { describe, expect, it } from "vitest";
import { event, seat, state, view } from "../testing/fixtures";
import { wasCarriedOut } from "./lost-answers";
import type { TableEvent } from "./news";
import type { Ask, Do, TableView } from "./wire";

const ask = (kind: Ask["kind"], seat: number, mine: boolean): Ask => ({
  kind,
  seat,
  agreed: [],
  waiting: [],
  mine,
});

function after(
  command: Do["command"],
  parts: Partial<TableView>,
  events: TableEvent[] = [],
): boolean {
  return wasCarriedOut(command, state(9, { view: view(9, parts), events }));
}

describe("a move", () => {
  const command = { type: "move", seat: 1, move: "1T2" } as const;

  it("was carried out if an event has it", () => {
    expect(after(command, {}, [event(8), event(9, { seat: 1, move: "1T2" })])).toBe(true);
  });

  it("was not if another seat made it, or the seat made another one", () => {
    expect(after(command, {}, [event(9, { seat: 2, move: "1T2" })])).toBe(false);
    expect(after(command, {}, [event(9, { seat: 1, move: "1T3" })])).toBe(false);
    expect(after(command, {})).toBe(false);
  });
});

describe("an undo", () => {
  const command = { type: "undo", seat: 1 } as const;

  it("was carried out if its question is open or moves were taken back", () => {
    expect(after(command, { asks: [ask("undo", 1, false)] })).toBe(true);
    expect(after(command, {}, [event(9, { to: 4 })])).toBe(true);
    expect(after(command, {}, [event(9, { to: 0 })])).toBe(true);
  });

  it("was not if only another question is open", () => {
    expect(after(command, { asks: [ask("undo", 2, true), ask("end", 1, false)] })).toBe(false);
    expect(after(command, { status: "over" })).toBe(false);
  });
});

describe("an end", () => {
  const command = { type: "end", seat: 1 } as const;

  it("was carried out if its question is open or the game is over", () => {
    expect(after(command, { asks: [ask("end", 1, false)] })).toBe(true);
    expect(after(command, { status: "over" })).toBe(true);
  });

  it("was not if the game goes on", () => {
    expect(after(command, { asks: [ask("end", 2, true)] })).toBe(false);
    expect(after(command, {}, [event(9, { to: 4 })])).toBe(false);
  });
});

describe("a reply", () => {
  const command = { type: "reply", kind: "undo", yes: true } as const;

  it("was carried out if the question no longer waits for this guest", () => {
    expect(after(command, {})).toBe(true);
    expect(after(command, { asks: [ask("undo", 2, false), ask("end", 2, true)] })).toBe(true);
    expect(after(command, { asks: [ask("undo", 2, true)] })).toBe(false);
  });
});

it("leaving and returning show in the seat", () => {
  const left = { seats: [seat(1, { stand_in: true }), seat(2)] };
  const leave = (number: number) => ({ type: "leave", seat: number, level: "tom" }) as const;
  const come = (number: number) => ({ type: "return", seat: number }) as const;
  expect(after(leave(1), left)).toBe(true);
  expect(after(leave(2), left)).toBe(false);
  expect(after(leave(3), left)).toBe(false);
  expect(after(come(1), left)).toBe(false);
  expect(after(come(2), left)).toBe(true);
  expect(after(come(3), left)).toBe(false);
});

it("an arrangement shows in the events, a start in the status", () => {
  const arrange = {
    type: "arrange",
    rules: view(1).rules,
    seats: [],
    starts: null,
    clock: view(1).clock,
    hints: false,
  } as const satisfies Do["command"];
  expect(after(arrange, {}, [event(9, { type: "arranged" })])).toBe(true);
  expect(after(arrange, {}, [event(9, { type: "seated" })])).toBe(false);
  expect(after({ type: "start" }, { status: "playing" })).toBe(true);
  expect(after({ type: "start" }, { status: "waiting" })).toBe(false);
});

it("a rematch shows in the view", () => {
  expect(after({ type: "rematch" }, { rematch: "ijklmnop" })).toBe(true);
  expect(after({ type: "rematch" }, {})).toBe(false);
});
