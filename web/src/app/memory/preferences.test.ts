// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forbidStorage } from "../../testing/no-storage";

const KEY = "chocolatier.preferences";

/** The module as a page that has just been opened has it, with its own copy of Svelte. */
async function opened() {
  vi.resetModules();
  const { flushSync } = await import("svelte");
  const { rooted } = await import("../../testing/effects.svelte");
  return { ...(await import("./preferences.svelte")), flushSync, rooted };
}

function stored(): Record<string, unknown> {
  return JSON.parse(localStorage.getItem(KEY) ?? "null") as Record<string, unknown>;
}

beforeEach(() => {
  localStorage.clear();
});

describe("preferences", () => {
  it("have defaults", async () => {
    const { preferences } = await opened();
    expect(preferences).toMatchObject({
      language: null,
      motion: "normal",
      confirm: true,
      level: "tom",
    });
  });

  it("come back with the next visit, and new ones get their defaults", async () => {
    localStorage.setItem(KEY, JSON.stringify({ motion: "off", name: "Ann" }));
    const { preferences } = await opened();
    expect(preferences).toMatchObject({ motion: "off", name: "Ann", sound: true });
  });

  it("are the defaults if something else is stored", async () => {
    localStorage.setItem(KEY, "not JSON");
    const { preferences } = await opened();
    expect(preferences.motion).toBe("normal");
  });

  it("are kept after every change, however deep", async () => {
    const { flushSync, keepPreferences, preferences, rooted } = await opened();
    const stop = rooted(keepPreferences);
    preferences.usual.rules.special = true;
    preferences.name = "Ann";
    flushSync();
    expect(stored()).toMatchObject({ name: "Ann", usual: { rules: { special: true } } });
    stop();
  });

  it("last as long as the page without storage", async () => {
    forbidStorage();
    const { flushSync, keepPreferences, preferences, rooted } = await opened();
    const stop = rooted(keepPreferences);
    preferences.sound = false;
    flushSync();
    expect(preferences.sound).toBe(false);
    stop();
  });

  it("give the document its theme and its motion", async () => {
    const { flushSync, keepPreferences, preferences, rooted } = await opened();
    const stop = rooted(keepPreferences);
    const { dataset } = document.documentElement;
    preferences.theme = "dark";
    preferences.motion = "fast";
    flushSync();
    expect([dataset.theme, dataset.motion]).toEqual(["dark", "fast"]);
    preferences.theme = "auto";
    flushSync();
    expect("theme" in dataset).toBe(false);
    stop();
  });
});

describe("the pace", () => {
  const system = (reduced: boolean) => {
    vi.stubGlobal("matchMedia", () => ({ matches: reduced }));
  };

  it.each([
    ["normal", 100],
    ["fast", 50],
    ["off", 0],
  ] as const)("%s makes 100 milliseconds %i", async (motion, time) => {
    const { lasting, paced, preferences } = await opened();
    system(false);
    preferences.motion = motion;
    expect(lasting(100)).toBe(time);
    expect(paced(100)).toBe(time);
  });

  it("forbids movement, but no pause, if the system wants none", async () => {
    const { lasting, paced } = await opened();
    system(true);
    expect(paced(100)).toBe(0);
    expect(lasting(100)).toBe(100);
  });
});
