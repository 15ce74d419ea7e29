// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { callBack, dot, title } from "./attention";
import { preferences } from "./memory/preferences.svelte";
import { say, speak } from "./language/words.svelte";

beforeAll(() => speak("en"));

it("the title names the page, or the game alone", () => {
  title("Rules");
  expect(document.title).toBe(say("title", { page: "Rules" }));
  title(null);
  expect(document.title).toBe("Chocolatier");
});

it("the icon has a dot while it is the user's turn", () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  const icon = document.querySelector("link")!;
  dot(true);
  expect(icon.getAttribute("href")).toBe("/favicon-turn.svg");
  dot(false);
  expect(icon.getAttribute("href")).toBe("/favicon.svg");
});

describe("a call", () => {
  const shown = vi.fn(function (this: unknown) {
    return this;
  });

  beforeEach(() => {
    shown.mockClear();
    preferences.sound = false;
    preferences.notify = true;
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    vi.stubGlobal("Notification", Object.assign(shown, { permission: "granted" }));
  });

  const called = async () => {
    callBack("Your turn");
    await new Promise((resolve) => setTimeout(resolve));
    return shown.mock.calls.length;
  };

  it("is a notification on a hidden page", async () => {
    expect(await called()).toBe(1);
    expect(shown.mock.calls[0]).toMatchObject(["Chocolatier", { body: "Your turn" }]);
  });

  it("is none on a visible page, without the user's wish, or without permission", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    expect(await called()).toBe(0);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    preferences.notify = false;
    expect(await called()).toBe(0);
    preferences.notify = true;
    vi.stubGlobal("Notification", { permission: "denied" });
    expect(await called()).toBe(0);
  });

  it("goes through the service worker if there is one, as phones want it", async () => {
    const postMessage = vi.fn();
    const getRegistration = () => Promise.resolve({ active: { postMessage } });
    Object.defineProperty(navigator, "serviceWorker", {
      value: { getRegistration },
      configurable: true,
    });
    expect(await called()).toBe(0);
    expect(postMessage.mock.calls[0]![0]).toMatchObject({
      title: "Chocolatier",
      options: { body: "Your turn" },
      path: location.pathname,
    });
    Reflect.deleteProperty(navigator, "serviceWorker");
  });
});
