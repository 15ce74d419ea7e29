// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, speak, speakOf, type Language } from "../app/language/words.svelte";
import { spotName, spotNames } from "./spots";

const SPOTS = "s4 s0 s4-R s0-K s0-M l1-3 l2-3 r1-2 c1-4 b1-2-4 f1 f2 bag lid a2-3-W".split(" ");

describe("the places of a lesson in words", () => {
  beforeAll(async () => {
    await speakOf("learn");
    await speak("en");
  });

  it("names factories, colours, lines and cells", () => {
    expect(spotNames(["s4-R", "l1-3"], "Mila")).toBe("factory 4, red; line 3");
    expect(spotName("l2-3", "Mila")).toBe("Mila: line 3");
    expect(spotName("a2-3-W", "Mila")).toBe("white to factory 3");
    expect(spotName("b1-2-4", "Mila")).toBe("row 2, column 4");
  });

  it.each(Object.keys(LANGUAGES) as Language[])(
    "has different words for every place in %s",
    async (language) => {
      await speak(language);
      const names = SPOTS.map((spot) => spotName(spot, "Mila"));
      expect(new Set(names).size).toBe(SPOTS.length);
      expect(names.join()).not.toMatch(/undefined|NaN|learn-|⟦/);
    },
  );
});
