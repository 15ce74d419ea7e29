import { expect, test } from "vitest";
import { personAt } from "../../app/tableless";
import type { SeatView } from "../../net/wire";
import { suggest } from "./next";

const LEVELS = [
  { name: "tom", strength: 2, own: false },
  { name: "mila", strength: 1, own: false },
  { name: "agata", strength: 3, own: false },
  { name: "rex", strength: 0, own: true }, // no step on the way up
];
const me = personAt(1, "Me", true);
const bot = (seat: number, level: string): SeatView => ({
  ...personAt(seat, level),
  kind: "bot",
  level,
});

test("after a win, one stronger than the strongest at the table", () => {
  const seats = [me, bot(2, "mila"), bot(3, "tom")];
  expect(suggest(LEVELS, seats, [1], true)).toEqual({ why: "stronger", level: "agata" });
  expect(suggest(LEVELS, [me, bot(2, "agata")], [1], true)).toEqual({ why: "none", level: null });
});

test("after a loss, one weaker than the winner", () => {
  const seats = [me, bot(2, "tom"), bot(3, "agata")];
  expect(suggest(LEVELS, seats, [2], false)).toEqual({ why: "weaker", level: "mila" });
  expect(suggest(LEVELS, [me, bot(2, "mila")], [2], false)).toEqual({ why: "same", level: "mila" });
});

test("none among people, or before the levels are known", () => {
  expect(suggest(LEVELS, [me, personAt(2, "Bo")], [2], false)).toBeNull();
  expect(suggest([], [me, bot(2, "tom")], [2], false)).toBeNull();
});
