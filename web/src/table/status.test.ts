// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../app/language/words.svelte";
import type { Director } from "../board/motion/stage.svelte";
import type { Frame, TableView } from "../net/wire";
import { FakeSocket } from "../testing/fake-socket";
import { deal, draft, frame, OFFERED, position, seat, state, view } from "../testing/fixtures";
import { Guest } from "./guest.svelte";
import { partOf, statusOf } from "./status";

const SEATS = [seat(1, { name: "Ann", mine: true }), seat(2, { name: "Bob" })];
const FLOOR: Frame["entry"]["line"] = { type: "floor", seat: 2, items: 1, penalty: 1, score: 0 };
const BONUS: Frame["entry"]["line"] = {
  type: "bonus",
  seat: 1,
  rows: 1,
  columns: 0,
  colours: 0,
  points: 2,
};
const BOXED: Frame["entry"]["line"] = {
  type: "boxed",
  seat: 1,
  row: 1,
  column: 1,
  colour: "T",
  across: 1,
  down: 1,
  points: 1,
};
const endless: Director = () => new Promise(() => undefined);

let guest: Guest;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  guest = new Guest("abcdefgh");
  guest.session.open();
  FakeSocket.last.accept();
  return () => guest.session.close();
});

/** The head's words after a state, while a line of the story is being shown. */
function said(parts: Partial<TableView> = {}, line?: Frame["entry"]["line"]): string[] {
  FakeSocket.last.deliver(state(5, { view: view(5, { seats: SEATS, ...parts }) }));
  guest.stage.director = endless;
  if (line) guest.stage.perform([frame(1, line)]);
  return [partOf(guest.stage), statusOf(guest, guest.view!)];
}

describe("the head of a table", () => {
  it("says whose turn it is", () => {
    expect(said({ options: OFFERED })).toEqual(["draft", "Your turn"]);
    const bob = position({ turn: 2 });
    expect(said({ position: bob })).toEqual(["draft", "Waiting for Bob"]);
    expect(said({ position: bob, thinking: 2 })).toEqual(["draft", "Bob is thinking…"]);
  });

  it("says what is being shown, and never that a scoring is a choosing", () => {
    expect(said({}, draft(2))).toEqual(["draft", "Bob moves"]);
    expect(said({}, deal(2))).toEqual(["draft", "Filling the factories"]);
    expect(said({}, BOXED)).toEqual(["box", "Scoring: Ann"]);
    expect(said({}, FLOOR)).toEqual(["box", "Scoring: Bob"]);
    expect(said({}, BONUS)).toEqual(["box", "Bonuses: Ann"]);
  });

  it("shows the end of a game to its end before it says that it is over", () => {
    expect(said({ status: "over" }, BONUS)[1]).toBe("Bonuses: Ann");
    expect(said({ status: "over" })[1]).toBe("The game is over");
  });
});
