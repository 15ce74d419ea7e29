// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rooted } from "../testing/effects.svelte";
import * as offline from "./offline";
import { followLinks, fragment, go, rewrite, route } from "./router.svelte";

describe("a path", () => {
  it.each([
    ["/", { page: "lobby" }],
    ["/learn", { page: "learn" }],
    ["/rules", { page: "rules" }],
    ["/replay", { page: "replay", table: null }],
    ["/t/abcdefgh", { page: "table", table: "abcdefgh" }],
    ["/t/abcdefgh/", { page: "table", table: "abcdefgh" }],
    ["/t/abcdefgh/replay", { page: "replay", table: "abcdefgh" }],
    ["/t/short", { page: "unknown" }],
    ["/t/ABCDEFGH", { page: "unknown" }],
    ["/t/abcdefgh/else", { page: "unknown" }],
    ["/nothing", { page: "unknown" }],
  ])("%s leads to its page", (path, page) => {
    go(path);
    expect(route()).toEqual(page);
  });

  it("comes with the fragment of its page", () => {
    go("/rules#boxing");
    expect(route()).toEqual({ page: "rules" });
    expect(fragment()).toBe("boxing");
    rewrite("/rules");
    expect(fragment()).toBe("");
  });

  it("is a new step in the history, but not if it is only rewritten", () => {
    const before = history.length;
    go("/learn");
    expect(history.length).toBe(before + 1);
    rewrite("/rules");
    expect(history.length).toBe(before + 1);
    expect(location.pathname).toBe("/rules");
  });
});

describe("a click on a link", () => {
  let stop: () => void;

  beforeEach(() => {
    go("/");
    stop = rooted(followLinks);
  });
  afterEach(() => {
    stop();
  });

  /** Click an element; return whether the browser would load a page. */
  function click(html: string, parts: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...parts });
    const link = document.body.querySelector(".here")!;
    return link.dispatchEvent(event);
  }

  it("to a page of ours changes the page without loading it", () => {
    expect(click('<a href="/rules#end"><b class="here">x</b></a>')).toBe(false);
    expect(route()).toEqual({ page: "rules" });
    expect(fragment()).toBe("end");
  });

  it.each([
    ["another site", '<a class="here" href="https://example.org/rules">x</a>', {}],
    ["the API", '<a class="here" href="/api/tables/x/record">x</a>', {}],
    ["a download", '<a class="here" href="/rules" download>x</a>', {}],
    ["another tab", '<a class="here" href="/rules" target="_blank">x</a>', {}],
    ["a new tab by key", '<a class="here" href="/rules">x</a>', { ctrlKey: true }],
    ["a new window by key", '<a class="here" href="/rules">x</a>', { shiftKey: true }],
    ["a middle click", '<a class="here" href="/rules">x</a>', { button: 1 }],
    ["no link at all", '<b class="here">x</b>', {}],
  ])("to %s is left to the browser", (_, html, parts) => {
    expect(click(html, parts)).toBe(true);
    expect(route()).toEqual({ page: "lobby" });
  });

  it("is left to the browser when a newer version of the page exists", () => {
    vi.spyOn(offline, "outdated").mockReturnValue(true);
    expect(click('<a class="here" href="/rules">x</a>')).toBe(true);
    expect(route()).toEqual({ page: "lobby" });
  });

  it("is left to the browser after the page has gone", () => {
    stop();
    expect(click('<a class="here" href="/rules">x</a>')).toBe(true);
  });
});

it("going back in the history leads to the earlier page", () => {
  const stop = rooted(followLinks);
  go("/learn");
  history.replaceState(null, "", "/rules#end"); // as the browser does before the event
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(route()).toEqual({ page: "rules" });
  expect(fragment()).toBe("end");
  stop();
});
