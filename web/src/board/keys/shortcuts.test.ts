// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../../app/memory/preferences.svelte";
import { column, options, pick } from "../../testing/fixtures";
import { Choice } from "../choosing/choice.svelte";
import { isTaken, keyOf, press } from "./shortcuts";

const key = (name: string, parts: KeyboardEventInit = {}) =>
  new KeyboardEvent("keydown", { key: name, ...parts });

describe("the key of an event", () => {
  it("is a digit or a Latin letter, in lower case", () => {
    expect(keyOf(key("t"))).toBe("t");
    expect(keyOf(key("T", { shiftKey: true }))).toBe("t");
    expect(keyOf(key("5"))).toBe("5");
    expect(keyOf(key("?", { shiftKey: true }))).toBe("?");
  });

  it("is the letter in the same place on another layout", () => {
    expect(keyOf(key("е", { code: "KeyT" }))).toBe("t");
    expect(keyOf(key("ě", { code: "Digit2" }))).toBe("2");
  });

  it("is nothing with a modifier or for other keys", () => {
    expect(keyOf(key("t", { ctrlKey: true }))).toBeNull();
    expect(keyOf(key("t", { altKey: true }))).toBeNull();
    expect(keyOf(key("t", { metaKey: true }))).toBeNull();
    expect(keyOf(key("Е", { code: "KeyT", shiftKey: true }))).toBeNull();
    expect(keyOf(key("Enter", { code: "Enter" }))).toBeNull();
  });
});

describe("keys that belong to something else", () => {
  const pressedIn = (html: string) => {
    document.body.innerHTML = html;
    const event = key("t");
    Object.defineProperty(event, "target", { value: document.querySelector(".here") });
    return isTaken(event);
  };

  it("are those of text fields and open dialogs", () => {
    expect(pressedIn('<input class="here">')).toBe(true);
    expect(pressedIn('<select class="here"></select>')).toBe(true);
    expect(pressedIn('<button class="here"></button><dialog open></dialog>')).toBe(true);
  });

  it("are not those of buttons and radio buttons", () => {
    expect(pressedIn('<button class="here"></button><dialog></dialog>')).toBe(false);
    expect(pressedIn('<input type="radio" class="here">')).toBe(false);
  });
});

describe("a key at the choice", () => {
  const send = vi.fn();
  let choice: Choice;
  const teal = pick(1, "T");
  const brown = pick(1, "B");
  const centre = pick(0, "R");
  const shared = pick(2, "W", { shares: "TK", left: 1, right: 3 });

  beforeEach(() => {
    preferences.confirm = true;
    send.mockClear();
    choice = new Choice(send);
    choice.offer(options({ picks: [centre, teal, brown, shared] }));
  });

  it("means nothing while there is nothing to choose", () => {
    choice.offer(null);
    expect(press(choice, "1")).toBeNull();
    expect(press(choice, "t")).toBeNull();
  });

  it("opens a source by its number, and the centre by 0 or C", () => {
    expect(press(choice, "1")).toBe(true);
    expect(choice.opened).toBe(1);
    expect(press(choice, "t")).toBe(true);
    expect(choice.pick).toBe(teal);
    choice.clear();
    expect(press(choice, "c")).toBe(true);
    expect(choice.pick).toBe(centre);
  });

  it("refuses a source without chocolates, and the floor before a colour", () => {
    expect(press(choice, "7")).toBe(false);
    expect(press(choice, "f")).toBe(false);
    expect(choice.opened).toBeNull();
  });

  it("refuses a colour that the source does not have, or that no source was chosen for", () => {
    expect(press(choice, "t")).toBe(false);
    press(choice, "1");
    expect(press(choice, "k")).toBe(false);
  });

  it("changes the colour within a source, and keeps one that is pressed again", () => {
    press(choice, "1");
    press(choice, "t");
    press(choice, "b");
    expect(choice.pick).toBe(brown);
    expect(press(choice, "b")).toBe(true);
    expect(choice.pick).toBe(brown);
  });

  it("chooses a line by its number, and the floor by 0 or F", () => {
    choice.choose(teal);
    expect(press(choice, "2")).toBe(true);
    expect(choice.target?.line).toBe(2);
    expect(press(choice, "f")).toBe(true);
    expect(choice.target?.line).toBe(0);
    expect(press(choice, "5")).toBe(false);
    expect(press(choice, "c")).toBe(false);
    expect(choice.target?.line).toBe(0);
  });

  it("turns a leftover colour the other way", () => {
    choice.choose(shared);
    choice.aim(choice.targetOf(1)!);
    expect(press(choice, "t")).toBe(true);
    expect(choice.wayOf("T")).toBe("right");
  });

  it("chooses a column", () => {
    choice.offer(options({ columns: [column(2, 3)] }));
    expect(press(choice, "3")).toBe(true);
    expect(choice.column?.column).toBe(3);
    expect(press(choice, "4")).toBe(false);
  });

  it("means nothing if it is another letter", () => {
    expect(press(choice, "v")).toBeNull();
    expect(press(choice, "?")).toBeNull();
  });
});
