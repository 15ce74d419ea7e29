// @vitest-environment happy-dom
import { beforeAll, describe, expect, it, vi } from "vitest";
import { browserLanguage, has, language, plain, say, speak, speakOf, worded } from "./words.svelte";

beforeAll(() => speak("en"));

describe("words", () => {
  it("come from the message files, with their values", () => {
    expect(say("app-name")).toBe("Chocolatier");
    expect(say("seat-guest", { seat: 2 })).toContain("2");
  });

  it("show the name of a message that is missing", () => {
    expect(say("no-such-message")).toBe("⟦no-such-message⟧");
    expect(has("no-such-message")).toBe(false);
    expect(plain("no-such-message")).toBeNull();
  });

  it("are plain only if they need no values", () => {
    expect(plain("app-name")).toBe("Chocolatier");
    expect(plain("seat-guest")).toBeNull();
  });

  it("change with the language", async () => {
    const english = say("settings");
    await speak("cs");
    expect(language()).toBe("cs");
    expect(document.documentElement.lang).toBe("cs");
    expect(say("settings")).not.toBe(english);
    await speak("en");
    expect(say("settings")).toBe(english);
  });

  it("of a topic come when asked for, and stay in other languages", async () => {
    expect(has("learn-lead")).toBe(false);
    await speakOf("learn");
    const english = say("learn-lead");
    expect(has("learn-lead")).toBe(true);
    await speak("pl");
    expect(has("learn-lead")).toBe(true);
    expect(say("learn-lead")).not.toBe(english);
    await speak("en");
    expect(say("learn-lead")).toBe(english);
  });

  it("of several topics come before the part that needs them", async () => {
    expect([has("rules-lead"), has("study-edit")]).toEqual([false, false]);
    const part = worded(Promise.resolve("a part"), "rules", "study");
    expect(await part).toBe("a part");
    expect([has("rules-lead"), has("study-edit")]).toEqual([true, true]);
  });

  it.each([
    [["uk-UA", "en"], "uk"],
    [["de", "PL-pl", "ru"], "pl"],
    [["de", "fr"], "en"],
    [[], "en"],
  ])("in a browser that prefers %j are in %s", (languages, wanted) => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
    expect(browserLanguage()).toBe(wanted);
  });
});
