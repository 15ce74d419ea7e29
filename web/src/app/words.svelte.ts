// All visible text. Messages live in src/chocolatier/locale/<language>/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** Every language by its own name. */
export const LANGUAGES = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  cs: "Čeština",
  pl: "Polski",
} as const;
export type Language = keyof typeof LANGUAGES;

const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./languages/en"),
  uk: () => import("./languages/uk"),
  ru: () => import("./languages/ru"),
  cs: () => import("./languages/cs"),
  pl: () => import("./languages/pl"),
};

let bundle = $state.raw(new FluentBundle("en"));

/** The first of the browser's languages that we speak. */
export function ofBrowser(): Language {
  for (const wish of navigator.languages) {
    const language = wish.split("-")[0]!.toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

/** Fetch a language and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const { default: files } = await texts[language]();
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of files) next.addResource(new FluentResource(text));
  bundle = next;
  document.documentElement.lang = language;
}

/** For numbers, dates and lists. */
export function language(): string {
  return bundle.locales[0]!;
}

export function has(id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}

/** The words of a message that needs no values, else null. */
export function plain(id: string): string | null {
  const pattern = bundle.getMessage(id)?.value;
  return typeof pattern === "string" ? pattern : null;
}

/** The words of a message; a message that is missing shows its name, so that a test finds it. */
export function say(id: string, values: Values = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : `⟦${id}⟧`;
}
