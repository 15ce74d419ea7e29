// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { moveFocus } from "./arrows";

let root: HTMLElement;

/** Press a key on a button; return the id of the button that then has the focus. */
function press(id: string, key: string, parts: KeyboardEventInit = {}): string {
  const from = document.getElementById(id)!;
  from.focus();
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...parts });
  Object.defineProperty(event, "target", { value: from });
  moveFocus(event, root);
  expect(event.defaultPrevented).toBe(document.activeElement !== from || key === "Home");
  return document.activeElement!.id;
}

describe("among colours", () => {
  beforeEach(() => {
    document.body.innerHTML = `<div class="root">
      <div data-source="1"><button data-pick="1T" id="1T"></button><button data-pick="1B" id="1B"></button></div>
      <div data-source="2"><button data-pick="2T" id="2T"></button><button data-pick="2R" id="2R"></button></div>
      <div data-source="3"><button data-pick="3K" id="3K"></button></div>
      <button data-line="1" id="line"></button></div>`;
    root = document.querySelector(".root")!;
  });

  it("left and right go to each one, and around", () => {
    expect(press("1T", "ArrowRight")).toBe("1B");
    expect(press("1B", "ArrowRight")).toBe("2T");
    expect(press("3K", "ArrowRight")).toBe("1T");
    expect(press("1T", "ArrowLeft")).toBe("3K");
  });

  it("up and down go to the first colour of the next source", () => {
    expect(press("1T", "ArrowDown")).toBe("2T");
    expect(press("1B", "ArrowDown")).toBe("2T");
    expect(press("3K", "ArrowDown")).toBe("1T");
    expect(press("3K", "ArrowUp")).toBe("2T");
    expect(press("2R", "ArrowUp")).toBe("1T");
  });

  it("Home and End go to the first and the last", () => {
    expect(press("2T", "Home")).toBe("1T");
    expect(press("2T", "End")).toBe("3K");
  });

  it("other keys and keys with modifiers do nothing", () => {
    expect(press("1T", "x")).toBe("1T");
    expect(press("1T", "ArrowRight", { ctrlKey: true })).toBe("1T");
    expect(press("1T", "ArrowRight", { altKey: true })).toBe("1T");
  });
});

it("the choices of the card are a group of their own", () => {
  document.body.innerHTML = `<div class="root">
    <button data-line="1" id="a"></button><button data-line="2" id="b"></button>
    <div class="choices"><button data-line="1" id="c"></button><button data-line="2" id="d"></button></div></div>`;
  root = document.querySelector(".root")!;
  expect(press("b", "ArrowRight")).toBe("a");
  expect(press("c", "ArrowRight")).toBe("d");
  expect(press("d", "ArrowDown")).toBe("c");
});
