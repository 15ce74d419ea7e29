// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../../app/memory/preferences.svelte";
import { say, speak } from "../../app/language/words.svelte";
import { board, position } from "../../testing/fixtures";
import { draw, type Drawn } from "../../testing/drawn";
import { rejoice, reward } from "./joy";

const SPOTS = [1, 2, 3, 4, 5].map((column) => `b1-1-${column}`);
const before = position({ boards: [board({ filled: "400001111000000" }), board()] });
const after = position({ boards: [board({ filled: "500001111100000" }), board()] });
let drawn: Drawn;
let lit: string[];

beforeAll(() => speak("en"));
beforeEach(() => {
  preferences.motion = "normal";
  drawn = draw(SPOTS);
  lit = [];
  HTMLElement.prototype.animate = function (this: HTMLElement) {
    lit.push(this.textContent || this.className);
    return { finished: Promise.resolve(), cancel: vi.fn() } as unknown as Animation;
  };
});

describe("a full row", () => {
  it("lights up cell by cell, says what it brings and leaves nothing behind", async () => {
    await rejoice(1, before, after, drawn.overlay);
    expect(lit).toEqual([...SPOTS.map(() => "joy"), say("joy-rows", { points: 2 })]);
    expect(drawn.layer.children).toHaveLength(0);
  });

  it("lights up once", async () => {
    await rejoice(1, after, after, drawn.overlay);
    expect(lit).toEqual([]);
  });

  it("stays dark without motion", async () => {
    preferences.motion = "off";
    await rejoice(1, before, after, drawn.overlay);
    expect(lit).toEqual([]);
  });
});

it("bonuses light up their cells without words", async () => {
  await reward(
    1,
    [
      [1, 1],
      [1, 2],
    ],
    drawn.overlay,
  );
  expect(lit).toEqual(["joy", "joy"]);
});
