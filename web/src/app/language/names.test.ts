// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { seat } from "../../testing/fixtures";
import {
  levelCharacter,
  levelName,
  nameAt,
  named,
  recordName,
  rulesLine,
  seatName,
  tidyName,
} from "./names";
import { say, speak } from "./words.svelte";

beforeAll(() => speak("en"));

describe("names of seats", () => {
  it("are the person's, the level's, or a number", () => {
    const seats = [
      seat(1, { name: "Ann" }),
      seat(2, { kind: "bot", level: "tom" }),
      seat(3),
      seat(4, { kind: "open" }),
    ];
    expect(named(seats).map((one) => one.name)).toEqual([
      "Ann",
      levelName("tom"),
      say("seat-guest", { seat: 3 }),
      say("seat-open"),
    ]);
  });

  it("say you to the only person at this screen", () => {
    const one = [seat(1, { mine: true }), seat(2)];
    expect(seatName(one[0]!, one)).toBe(say("seat-you"));
    const two = [seat(1, { mine: true }), seat(2, { mine: true })];
    expect(seatName(two[0]!, two)).toBe(say("seat-guest", { seat: 1 }));
  });

  it("have a number if two are the same, but not for open seats", () => {
    const seats = [seat(1, { name: "Ann" }), seat(2, { name: "Ann" }), seat(3, { name: "Bob" })];
    expect(nameAt(seats, 1)).toBe(say("seat-twin", { name: "Ann", seat: 1 }));
    expect(nameAt(seats, 3)).toBe("Bob");
    const open = [seat(1, { kind: "open" }), seat(2, { kind: "open" })];
    expect(nameAt(open, 2)).toBe(say("seat-open"));
  });

  it("exist for a seat that does not", () => {
    expect(nameAt([], 3)).toBe(say("seat-guest", { seat: 3 }));
  });

  it("in a record are levels, or numbers", () => {
    expect(recordName("Seat 2")).toBe(say("seat-guest", { seat: "2" }));
    expect(recordName("Seat 2", [2])).toBe(say("seat-you"));
    expect(recordName("Seat 2", [1])).toBe(say("seat-guest", { seat: "2" }));
    expect(recordName("Seat 2", [1, 2])).toBe(say("seat-guest", { seat: "2" }));
    expect(recordName("tom")).toBe(levelName("tom"));
    expect(recordName("Ann")).toBe("Ann");
  });
});

it("names of levels fall back to what the server calls them", () => {
  expect(levelName("tom")).toBe(say("level-tom"));
  expect(levelName("engine x")).toBe("engine x");
  expect(levelCharacter("tom")).toBe(say("level-tom-character"));
  expect(levelCharacter("engine x")).toBe("");
});

it("names are trimmed and cut as the server wants them", () => {
  expect(tidyName("  Ann ")).toBe("Ann");
  expect(tidyName("   ")).toBeNull();
  expect(tidyName(null)).toBeNull();
  expect(tidyName(`${"x".repeat(23)} yz`)).toBe("x".repeat(23));
});

it("rules are one line", () => {
  const rules = {
    players: 2,
    side: "free",
    special: true,
    faces_once: false,
    spare_catches_marker: true,
    round_limit: 100,
  } as const;
  expect(rulesLine(rules)).toBe(say("game-line", { side: "free", special: "yes" }));
  expect(rulesLine(rules)).not.toBe(rulesLine({ ...rules, special: false }));
});
