// @vitest-environment happy-dom
// What a guest hears and says beside the game.
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { preferences } from "../app/memory/preferences.svelte";
import { toasts } from "../app/toasts.svelte";
import { say, speak } from "../app/language/words.svelte";
import type { TableView } from "../net/wire";
import { FakeSocket } from "../testing/fake-socket";
import { position, seat, state, view } from "../testing/fixtures";
import { Guest } from "./guest.svelte";

const SEATS = [seat(1, { name: "Ann", mine: true }), seat(2, { name: "Bob" })];
const vibrate = vi.fn();

let guest: Guest;

beforeAll(() => speak("en"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { vibrate }));
  FakeSocket.all = [];
  toasts.length = 0;
  vibrate.mockClear();
  preferences.signals = true;
  guest = new Guest("abcdefgh");
  guest.session.open();
  FakeSocket.last.accept();
  return () => {
    guest.session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function see(parts: Partial<TableView> = {}): void {
  FakeSocket.last.deliver(state(5, { view: view(5, { seats: SEATS, ...parts }), story: [] }));
}

it("a guest has company where another person sits", () => {
  see({ seats: [SEATS[0]!, seat(2, { kind: "bot", level: "tom" })] });
  expect(guest.company).toBe(false);
  see();
  expect(guest.company).toBe(true);
  see({ seats: [seat(1), seat(2)] });
  expect(guest.company).toBe(false); // a spectator
});

it("a guest waits for another person, not for a bot and not for oneself", () => {
  see({ position: position({ turn: 2 }) });
  expect(guest.awaited?.name).toBe("Bob");
  see({ position: position({ turn: 1 }) });
  expect(guest.awaited).toBeNull();
  see({ position: position({ turn: 2 }), thinking: 2 });
  expect(guest.awaited).toBeNull();
  see({ position: position({ turn: 2 }), status: "over" });
  expect(guest.awaited).toBeNull();
});

it("phrases and nudges are sent from the own seat and counted as no command", () => {
  see();
  guest.signal("well-played");
  guest.nudge();
  expect(FakeSocket.last.sent.slice(-2)).toEqual([
    { type: "signal", seat: 1, word: "well-played" },
    { type: "nudge", seat: 1 },
  ]);
  expect(guest.session.waiting).toBe(0);
});

it("a nudge calls the nudged, and only them", () => {
  see();
  FakeSocket.last.deliver({ type: "nudged", seat: 1, to: 2 });
  expect(toasts).toHaveLength(0);
  FakeSocket.last.deliver({ type: "nudged", seat: 2, to: 1 });
  expect(toasts[0]!.text).toBe(say("nudge-yours", { name: "Bob" }));
  expect(vibrate).toHaveBeenCalledOnce();
});

it("a muted table shows and calls nothing", () => {
  see();
  guest.signals.mute();
  FakeSocket.last.deliver({ type: "signalled", seat: 2, word: "wow" });
  FakeSocket.last.deliver({ type: "nudged", seat: 2, to: 1 });
  expect([guest.signals.shown, toasts.length]).toEqual([{}, 0]);
  expect(vibrate).not.toHaveBeenCalled();
});

it("a refused signal is explained", () => {
  see();
  FakeSocket.last.deliver({
    type: "refusal",
    error: { code: "too-chatty", message: "", details: {} },
  });
  expect(toasts[0]!.text).toBe(say("error-too-chatty"));
});
