// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { preferences } from "./memory/preferences.svelte";
import { listed, tokensOf } from "./memory/tokens";
import { duel, open, withFriends } from "./opening";

const TOKEN = "token-of-ann-0123";
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
  fetched.mockResolvedValue(
    new Response(JSON.stringify({ table: "abcdefgh", token: TOKEN, invite: null }), {
      status: 201,
    }),
  );
  vi.stubGlobal("fetch", fetched);
});

const sent = () => JSON.parse(fetched.mock.calls[0]![1]!.body as string) as { rules: object };

it("a table for friends has seats for three of them, and waits for its host", () => {
  preferences.name = "Ann";
  const { seats, rules, host_starts } = withFriends();
  expect(seats.map((seat) => seat.kind)).toEqual(["here", "link", "link", "link"]);
  expect([seats[0]!.name, rules.players, host_starts]).toEqual(["Ann", 4, true]);
});

it("a game against a bot has the user's rules, name and level", () => {
  preferences.name = "  Ann ";
  preferences.level = "ivy";
  preferences.usual.rules.side = "free";
  expect(duel()).toMatchObject({
    rules: { players: 2, side: "free" },
    seats: [
      { kind: "here", name: "Ann", level: null },
      { kind: "bot", name: null, level: "ivy" },
    ],
    starts: null,
    clock: { kind: "none" },
  });
});

it("a table that was opened is kept and shown", async () => {
  await open(duel());
  expect(tokensOf("abcdefgh")).toEqual([TOKEN]);
  expect(listed()).toEqual(["abcdefgh"]);
  expect(location.pathname).toBe("/t/abcdefgh");
});

it("options of special factories are left out of games without them", async () => {
  const table = duel();
  const rules = { ...table.rules, faces_once: true, spare_catches_marker: false };
  await open({ ...table, rules: { ...rules, special: false } });
  expect(sent().rules).toMatchObject({ faces_once: false, spare_catches_marker: true });
  fetched.mockClear();
  fetched.mockResolvedValue(
    new Response(JSON.stringify({ table: "abcdefgh", token: null, invite: null }), { status: 201 }),
  );
  await open({ ...table, rules: { ...rules, special: true } });
  expect(sent().rules).toMatchObject({ faces_once: true, spare_catches_marker: false });
});
