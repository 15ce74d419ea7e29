// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { toasts } from "../app/toasts.svelte";
import { inviteOf, keepToken, seatsOf, tokensOf } from "../app/memory/tokens";
import { say, speak } from "../app/language/words.svelte";
import type { TableEvent } from "../net/news";
import type { TableView, ViewChange } from "../net/wire";
import { FakeSocket } from "../testing/fake-socket";
import {
  OFFERED,
  change,
  deal,
  draft,
  entry,
  event,
  seat,
  state,
  took,
  view,
} from "../testing/fixtures";
import { Guest } from "./guest.svelte";

const TOKEN = "token-of-ann-0123";
const JSON_TYPE = { "content-type": "application/json" };
const SEATS = [seat(1, { name: "Ann", mine: true }), seat(2, { name: "Bob" })];

let guest: Guest;

beforeAll(() => speak("en"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  localStorage.clear();
  toasts.length = 0;
  keepToken("abcdefgh", TOKEN);
  history.replaceState(null, "", "/t/abcdefgh");
  guest = new Guest("abcdefgh");
  guest.session.open();
  FakeSocket.last.accept();
  return () => {
    guest.session.close();
    vi.useRealTimers();
  };
});

function see(parts: Partial<TableView> = {}, story = [] as ReturnType<typeof entry>[]): void {
  FakeSocket.last.deliver(state(5, { view: view(5, { seats: SEATS, ...parts }), story }));
}

function happen(parts: Partial<TableEvent>, changes: ViewChange = {}): void {
  FakeSocket.last.deliver(
    change(5, 6, { seats: SEATS, ...changes }, { events: [event(6, parts)] }),
  );
}

const shownToasts = () => toasts.map(({ text, bad }) => [text, bad]);

it("greets with the tokens of this table, and remembers the seats they hold", () => {
  expect(FakeSocket.last.sentOf("hello")[0]!.tokens).toEqual([TOKEN]);
  see();
  expect(seatsOf("abcdefgh")).toEqual([1]);
  expect(guest.mine.map((one) => one.seat)).toEqual([1]);
  expect(guest.name(2)).toBe("Bob");
});

describe("the guest's turn", () => {
  it("comes with options, once all movement has ended", () => {
    see({ options: OFFERED });
    expect(guest.myTurn).toBe(true);
    guest.stage.busy = true;
    expect(guest.myTurn).toBe(false);
  });

  it("is not there without options or after the game", () => {
    see();
    expect(guest.myTurn).toBe(false);
    see({ options: OFFERED, status: "over" });
    expect(guest.myTurn).toBe(false);
  });
});

describe("a guest who takes the last seat", () => {
  const seated = [seat(1, { name: "Bob" }), seat(2, { name: "Ann" })];
  const playing = { status: "playing", seats: seated } as const;
  const answer = (status: number, body: unknown) =>
    vi.stubGlobal("fetch", () =>
      Promise.resolve(new Response(JSON.stringify(body), { status, headers: JSON_TYPE })),
    );

  it("is on the way until the socket has greeted with the new token", async () => {
    see({ status: "waiting", seats: [seat(1, { name: "Bob" }), seat(2, { kind: "open" })] });
    expect(guest.sitting).toBe(false);
    answer(201, { seat: 2, token: "token-of-the-last-seat" });
    const joined = guest.join("invitation", "Ann", null);
    // The game begins for all before the answer and the new socket are there.
    FakeSocket.last.deliver(change(5, 6, playing));
    expect([guest.view?.status, guest.mine.length, guest.sitting]).toEqual(["playing", 0, true]);
    await joined;
    expect([guest.mine.length, guest.sitting]).toEqual([0, true]);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sentOf("hello")[0]!.tokens).toContain("token-of-the-last-seat");
    const seats = [seat(1, { name: "Bob" }), seat(2, { name: "Ann", mine: true })];
    FakeSocket.last.deliver(state(6, { view: view(6, { seats }) }));
    expect([guest.mine.length, guest.sitting]).toEqual([1, false]);
  });

  it("is not on the way any more when the seat is refused", async () => {
    see({ status: "waiting" });
    const error = { code: "no-open-seat", message: "", details: {} };
    answer(409, { error });
    await expect(guest.join("invitation", "Ann", null)).rejects.toThrow();
    expect(guest.sitting).toBe(false);
  });
});

describe("undo", () => {
  const moves = (...seats: number[]) => seats.map((one, i) => entry(i + 1, draft(one), took()));

  it("takes back the last move of an own seat", () => {
    see({ undo: true }, moves(2, 1, 2));
    expect(guest.undoSeat).toBe(1);
    guest.undo();
    expect(FakeSocket.last.sentOf("do")[0]!.command).toEqual({ type: "undo", seat: 1 });
  });

  it("is impossible if the server does not allow it", () => {
    see({ undo: false }, moves(1));
    expect(guest.undoSeat).toBeNull();
    guest.undo();
    expect(FakeSocket.last.sentOf("do")).toEqual([]);
  });

  it("does not reach behind a deal, nor to a seat that a bot plays", () => {
    see({ undo: true }, [...moves(1), entry(2, deal(2))]);
    expect(guest.undoSeat).toBeNull();
    see({ undo: true, seats: [seat(1, { mine: true, stand_in: true }), seat(2)] }, moves(1));
    expect(guest.undoSeat).toBeNull();
  });
});

describe("a command", () => {
  it("that the server refuses is explained", async () => {
    see();
    const sent = guest.act({ type: "end", seat: 1 });
    const error = { code: "lost", message: "", details: {} };
    FakeSocket.last.deliver({ type: "answer", id: 1, version: 5, error, opened: null });
    expect((await sent).error).toEqual(error);
    expect(shownToasts()).toEqual([[say("error-lost"), true]]);
  });

  it("that the server does not understand is explained too", () => {
    see();
    FakeSocket.last.deliver({
      type: "refusal",
      error: { code: "lost", message: "", details: {} },
    });
    expect(shownToasts()).toEqual([[say("error-lost"), true]]);
  });
});

describe("news", () => {
  it("about others are shown, but not those from before the guest came", () => {
    FakeSocket.last.deliver(
      state(5, { view: view(5, { seats: SEATS }), events: [event(5, { type: "left", seat: 2 })] }),
    );
    expect(shownToasts()).toEqual([]);
    happen({ type: "left", seat: 2 });
    expect(shownToasts()).toEqual([[say("event-left", { name: "Bob" }), false]]);
  });

  it("about the guest's own seat are known, except a move by the clock", () => {
    see();
    happen({ type: "left", seat: 1 });
    expect(shownToasts()).toEqual([]);
    const clock = { kind: "move", seconds: 30, increment: 0 } as const;
    FakeSocket.last.deliver(
      change(6, 7, { clock }, { events: [event(7, { type: "timed-out", seat: 1 })] }),
    );
    expect(shownToasts()).toEqual([[say("error-time-out"), true]]);
  });

  it("about an answer are shown only if it is no", () => {
    see();
    happen({ type: "replied", seat: 2, yes: true });
    expect(shownToasts()).toEqual([]);
  });

  it("of other kinds stay in the story", () => {
    see();
    happen({ type: "moved", seat: 2 });
    expect(shownToasts()).toEqual([]);
  });
});

describe("a rematch", () => {
  it("is opened, and its link and tokens are kept", async () => {
    see({ status: "over" });
    const going = guest.rematch();
    const opened = { table: "nexttable", token: null, invite: "invitation-012345" };
    FakeSocket.last.deliver({ type: "answer", id: 1, version: 6, error: null, opened });
    await going;
    expect(location.pathname).toBe("/t/nexttable");
    expect(tokensOf("nexttable")).toEqual([TOKEN]);
    expect(inviteOf("nexttable")).toBe("invitation-012345");
  });

  it("that another guest has opened is joined without a command", async () => {
    see({ status: "over", rematch: "nexttable" });
    await guest.rematch();
    expect(FakeSocket.last.sentOf("do")).toEqual([]);
    expect(location.pathname).toBe("/t/nexttable");
  });

  it("whose answer got lost is found in the view", async () => {
    see({ status: "over" });
    const going = guest.rematch();
    FakeSocket.last.break();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.accept();
    FakeSocket.last.deliver(state(6, { view: view(6, { seats: SEATS, rematch: "nexttable" }) }));
    await going;
    expect(location.pathname).toBe("/t/nexttable");
    expect(shownToasts()).toEqual([]);
  });

  it("that fails leaves the guest where they are", async () => {
    see({ status: "over" });
    const going = guest.rematch();
    const error = { code: "lost", message: "", details: {} };
    FakeSocket.last.deliver({ type: "answer", id: 1, version: 5, error, opened: null });
    await going;
    expect(location.pathname).toBe("/t/abcdefgh");
  });
});
