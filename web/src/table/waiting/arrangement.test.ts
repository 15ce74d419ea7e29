import { describe, expect, it } from "vitest";
import { seat, view } from "../../testing/fixtures";
import type { TableView } from "../../net/wire";
import { added, changed, moved, removed, renamed, replaced } from "./arrangement";

const OPEN = { kind: "link", name: null, level: null } as const;
const BOT = { kind: "bot", name: null, level: "tom" } as const;

function table(starts: number | null = null): TableView {
  return view(4, {
    status: "waiting",
    rules: { ...view(1).rules, players: 3 },
    seats: [seat(1, { mine: true }), seat(2), seat(3, { kind: "open" })],
    waiting: { host: 1, mine: true, starts, host_starts: true, hints: false, listed: false },
  });
}

const order = ({ seats }: { seats: { kind: string; seat: number | null }[] }) =>
  seats.map((one) => one.seat ?? one.kind);

describe("seats", () => {
  it("change their order", () => {
    expect(order(moved(table(), 2, -1))).toEqual([2, 1, 3]);
    expect(order(moved(table(), 2, 1))).toEqual([1, 3, 2]);
    expect(moved(table(), 2, 1).rules.players).toBe(3);
  });

  it("come and go, and the rules count them", () => {
    const more = added(table(), OPEN);
    expect([order(more), more.rules.players]).toEqual([[1, 2, 3, "link"], 4]);
    const fewer = removed(table(), 3);
    expect([order(fewer), fewer.rules.players]).toEqual([[1, 2], 2]);
  });

  it("get a bot or a name", () => {
    expect(replaced(table(), 3, BOT).seats[2]).toEqual({ ...BOT, seat: null });
    expect(renamed(table(), 1, "Ann").seats[0]).toEqual({
      kind: "keep",
      seat: 1,
      name: "Ann",
      level: null,
    });
    expect(renamed(table(), 1, "Ann").seats[1]!.name).toBeNull();
  });
});

describe("who starts", () => {
  it("moves with the seat", () => {
    expect(moved(table(2), 2, 1).starts).toBe(3);
    expect(moved(table(1), 2, -1).starts).toBe(2);
    expect(replaced(table(3), 3, BOT).starts).toBe(3);
  });

  it("is left to chance if the seat goes", () => {
    expect(removed(table(3), 3).starts).toBeNull();
    expect(removed(table(1), 3).starts).toBe(1);
    expect(added(table(), OPEN).starts).toBeNull();
  });
});

it("hints stay as they were agreed, unless they are what changes", () => {
  const agreed = { ...table(), waiting: { ...table().waiting!, hints: true } };
  expect(changed(agreed, { starts: 1 }).hints).toBe(true);
  expect(removed(agreed, 3).hints).toBe(true);
  expect(changed(agreed, { hints: false }).hints).toBe(false);
  expect(added({ ...table(), hints: true }, OPEN).hints).toBe(false); // alone with bots so far
});

it("rules lose the options of special factories with the factories", () => {
  const rules = { ...table().rules, special: false, faces_once: true };
  expect(changed(table(2), { rules }).rules.faces_once).toBe(false);
  expect(changed(table(2), { rules }).starts).toBe(2);
  expect(changed(table(2), { starts: null }).starts).toBeNull();
});
