// @vitest-environment happy-dom
import { flushSync, tick } from "svelte";
import { beforeEach, expect, it } from "vitest";
import { rooted } from "../../testing/effects.svelte";
import { options, pick } from "../../testing/fixtures";
import { Choice } from "../choosing/choice.svelte";
import { leadFocus } from "./focus.svelte";

const TEAL = pick(1, "T");
const SHARED = pick(2, "W", { shares: "K", left: 1, right: 3 });

let choice: Choice;
let text: boolean;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<div class="root">
    <div data-park tabindex="-1" id="park"></div>
    <div data-source="1"><button data-pick="1T" id="colour"></button></div>
    <button data-line="1" id="line"></button>
    <div class="directions"><input type="radio" checked id="way"></div>
    <button class="confirm" id="confirm"></button></div>
    <input id="elsewhere">`;
  choice = new Choice(() => undefined);
  text = false;
  let unlisten!: () => void;
  const end = rooted(() => {
    unlisten = leadFocus(document.querySelector<HTMLElement>(".root")!, choice, () => text);
  });
  stop = () => {
    unlisten();
    end();
  };
  return () => stop();
});

async function focused(): Promise<string> {
  flushSync();
  await tick();
  await tick();
  return document.activeElement?.id ?? "";
}

const useKeys = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
const usePointer = () => window.dispatchEvent(new Event("pointerdown"));

it("goes from colour to line to confirmation, and back", async () => {
  useKeys();
  choice.offer(options({ picks: [TEAL, SHARED] }));
  expect(await focused()).toBe("colour");
  choice.choose(TEAL);
  expect(await focused()).toBe("line");
  choice.aim(choice.targetOf(1)!);
  expect(await focused()).toBe("confirm");
  choice.back();
  expect(await focused()).toBe("line");
  choice.back();
  expect(await focused()).toBe("colour");
});

it("goes to the directions of leftovers first", async () => {
  useKeys();
  choice.offer(options({ picks: [SHARED] }));
  await focused();
  choice.choose(SHARED);
  choice.aim(choice.targetOf(1)!);
  expect(await focused()).toBe("way");
});

it("waits at its place between two turns", async () => {
  useKeys();
  choice.offer(options({ picks: [TEAL] }));
  await focused();
  document.getElementById("colour")!.blur();
  choice.offer(null);
  expect(await focused()).toBe("park");
});

it("stays where the user is with a pointer", async () => {
  useKeys();
  usePointer();
  choice.offer(options({ picks: [TEAL] }));
  choice.choose(TEAL);
  expect(await focused()).not.toBe("line");
});

it("stays outside of the playfield", async () => {
  useKeys();
  document.getElementById("elsewhere")!.focus();
  choice.offer(options({ picks: [TEAL] }));
  expect(await focused()).toBe("elsewhere");
  choice.choose(TEAL);
  expect(await focused()).toBe("elsewhere");
});

it("in words waits at its place when a turn begins, so that it is read from the start", async () => {
  text = true;
  choice.offer(options({ picks: [TEAL] }));
  expect(await focused()).toBe("park");
  choice.choose(TEAL);
  expect(await focused()).toBe("line");
});

it("stays where it is when the playfield has gone", async () => {
  stop();
  useKeys();
  choice.offer(options({ picks: [TEAL] }));
  expect(await focused()).toBe("");
});
