// The font's files are loaded when their letters are first needed; a page that is drawn before would
// move when they come.
import type { Language } from "./words.svelte";

const SAMPLES: Record<Language, string> = { en: "a", uk: "aіґ", ru: "aя", cs: "aě", pl: "aż" };
const PATIENCE = 3000; // milliseconds: then the page is drawn with another font

/** Load the letters of a language, or give up after a while. */
export async function loadLetters(language: Language): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const font = document.fonts.load('16px "Nunito Variable"', SAMPLES[language]);
  await Promise.race([font.catch(() => undefined), late]);
}
