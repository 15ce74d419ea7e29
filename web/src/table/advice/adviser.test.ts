// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../../app/memory/preferences.svelte";
import { toasts } from "../../app/toasts.svelte";
import { say, speak } from "../../app/language/words.svelte";
import type { Advice, Hint, TableView } from "../../net/wire";
import { FakeSocket } from "../../testing/fake-socket";
import {
  OFFERED,
  change,
  deal,
  draft,
  entry,
  event,
  seat,
  state,
  view,
} from "../../testing/fixtures";
import { Guest } from "../guest.svelte";
import { Adviser } from "./adviser.svelte";
import { litBy } from "./places";

const SEATS = [seat(1, { name: "Ann", mine: true }), seat(2, { kind: "bot", level: "tom" })];
const DEALT = [entry(1, deal(1))];
const VERDICT = { kind: "blunder", loss: 0.217 } as const;

let guest: Guest;
let adviser: Adviser;

beforeAll(() => speak("en"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  toasts.length = 0;
  preferences.coach = true;
  guest = new Guest("abcdefgh");
  adviser = new Adviser(guest);
  guest.session.open();
  FakeSocket.last.accept();
  return () => {
    guest.session.close();
    vi.useRealTimers();
  };
});

function hint(best: string, move = "1T1"): Hint {
  return {
    look: "Look at factory 2.",
    move: {
      round: 1,
      seat: 1,
      move,
      chances: [0.5, 0.5],
      places: null,
      loss: 0.1,
      kind: "mistake",
      proven: null,
      best,
      line: [best],
      played_line: [move],
      points: 3,
      parts: { points: -3 },
      reasons: [],
    },
  };
}

function see(parts: Partial<TableView> = {}): void {
  const shown = { seats: SEATS, hints: true, options: OFFERED, story_length: 1, ...parts };
  FakeSocket.last.deliver(state(5, { view: view(5, shown), story: DEALT }));
}

/** A move of seat 1, which the server accepts, and the bot's answer to it. */
function moves(): void {
  const line = { line: draft(1), took: null };
  FakeSocket.last.deliver(
    change(5, 6, { undo: true }, { kept: 1, frames: [{ entry: line, position: {} }] }),
  );
  guest.stage.skip();
}

const asked = () => FakeSocket.last.sentOf("advise");

async function answer(parts: Partial<Advice>): Promise<void> {
  const id = asked().at(-1)!.id;
  FakeSocket.last.deliver({ type: "advice", id, error: null, hint: null, verdict: null, ...parts });
  await vi.advanceTimersByTimeAsync(0);
}

describe("a hint", () => {
  it("comes in three steps and lights what they name", async () => {
    see();
    adviser.help();
    expect(adviser.waiting).toBe(true);
    expect(asked()[0]).toMatchObject({ seat: 1, about: "hint", version: 5, language: "en" });
    adviser.help();
    expect(asked()).toHaveLength(1);
    await answer({ hint: hint("2W3") });
    expect([adviser.waiting, adviser.step, [...adviser.lit!]]).toEqual([false, 1, ["s2"]]);
    expect(adviser.spoken).toBe("Look at factory 2.");
    adviser.help();
    expect([adviser.step, [...adviser.lit!]]).toEqual([2, ["s2-W", "l1-3"]]);
    adviser.help();
    adviser.help();
    expect(adviser.step).toBe(3);
    adviser.close();
    expect([adviser.open, adviser.lit]).toEqual([false, undefined]);
  });

  it("goes when the position goes", async () => {
    see();
    adviser.help();
    await answer({ hint: hint("2W3") });
    moves();
    expect(adviser.open).toBe(false);
  });

  it("is not asked for where there are none, or in another's turn", () => {
    see({ hints: false });
    adviser.help();
    see({ options: null });
    adviser.help();
    see({ status: "over" });
    adviser.help();
    see({ seats: [seat(1, { mine: true, stand_in: true, level: "tom" }), seat(2)] });
    adviser.help();
    expect(asked()).toEqual([]);
  });

  it("says why it is refused, unless the game has gone on", async () => {
    see();
    adviser.help();
    await answer({ error: { code: "too-many-hints", message: "", details: {} } });
    expect(toasts.map(({ text }) => text)).toEqual([say("error-too-many-hints")]);
    adviser.help();
    await answer({ error: { code: "stale", message: "", details: {} } });
    expect([toasts.length, adviser.waiting]).toEqual([1, false]);
  });

  it("that comes too late is not shown", async () => {
    see();
    adviser.help();
    adviser.close();
    await answer({ hint: hint("2W3") });
    expect(adviser.open).toBe(false);
  });

  it("is given up with the connection", async () => {
    see();
    adviser.help();
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(0);
    expect(adviser.waiting).toBe(false);
  });
});

it("lights a row, then a cell, for a choice of a column", () => {
  const shown = {
    hint: hint("2@4"),
    seat: 3,
    length: 1,
    position: view(1).position!,
    played: false,
  };
  expect([...litBy(shown, 1)]).toEqual(["r3-2"]);
  expect([...litBy(shown, 2)]).toEqual(["b3-2-4"]);
  expect([...litBy({ ...shown, hint: hint("CW-") }, 2)]).toEqual(["s0-W", "f3"]);
});

describe("the coach", () => {
  it("remarks a move that gave away much, once, and can be dismissed", async () => {
    see();
    moves();
    void adviser.judge(1);
    expect(asked()[0]).toMatchObject({ seat: 1, about: "judge", version: 6 });
    await answer({ verdict: VERDICT });
    expect(adviser.spoken).toContain("22 %");
    expect(adviser.reversible).toBe(true);
    adviser.close();
    expect(adviser.open).toBe(false);
  });

  it("is silent after a good move, and where it is switched off or not allowed", async () => {
    see();
    moves();
    void adviser.judge(1);
    await answer({});
    expect(adviser.open).toBe(false);
    preferences.coach = false;
    void adviser.judge(1);
    preferences.coach = true;
    see({ hints: false });
    void adviser.judge(1);
    expect(asked()).toHaveLength(1);
  });

  it("shows the better move on the board as it was, and goes back to the present", async () => {
    see();
    const before = guest.stage.position;
    moves();
    const now = guest.stage.position;
    void adviser.judge(1);
    await answer({ verdict: VERDICT });
    void adviser.show();
    expect(asked().at(-1)).toMatchObject({ seat: 1, about: "better" });
    await answer({ hint: hint("2W3", "1T2") });
    expect([adviser.step, adviser.hint!.played, adviser.remark]).toEqual([1, true, null]);
    expect([guest.stage.position, guest.stage.recalling]).toEqual([before, true]);
    adviser.close();
    expect([guest.stage.position, guest.stage.recalling]).toEqual([now, false]);
  });

  it("has nothing more to say after the move was taken back", async () => {
    see();
    moves();
    void adviser.judge(1);
    await answer({ verdict: VERDICT });
    adviser.takeBack();
    expect(FakeSocket.last.sentOf("do").at(-1)!.command).toEqual({ type: "undo", seat: 1 });
    expect(adviser.open).toBe(false);
  });

  it("does not speak of a move that was taken back meanwhile", async () => {
    see();
    moves();
    void adviser.judge(1);
    const events = [event(7, { type: "undone", seat: 1, to: 1 })];
    FakeSocket.last.deliver(change(6, 7, { undo: false }, { kept: 1, events }));
    await answer({ verdict: VERDICT });
    expect(adviser.open).toBe(false);
  });
});
