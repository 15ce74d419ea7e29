// All visible text, in the user's language. The messages are in src/chocolatier/locale/*/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** Every language by the name that its speakers use. */
export const LANGUAGES = {
  en: "English",
  uk: "Українська",
  ru: "Русский",
  cs: "Čeština",
  pl: "Polski",
} as const;
export type Language = keyof typeof LANGUAGES;

const texts: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./en"),
  uk: () => import("./uk"),
  ru: () => import("./ru"),
  cs: () => import("./cs"),
  pl: () => import("./pl"),
};

/** Words that only some pages need; they come with these pages. */
export type Topic = "contests" | "learn" | "progress" | "puzzles" | "review" | "rules" | "study";
const LOCALE = "../../../../src/chocolatier/locale";
const topics = import.meta.glob<string>(
  "../../../../src/chocolatier/locale/*/{contests,learn,progress,puzzles,review,rules,study}.ftl",
  { query: "?raw", import: "default" },
);
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
const wanted = new Map<Topic, Promise<void>>();

let bundle = $state.raw(new FluentBundle("en"));

/** The first of the browser's languages that the page has, else English. */
export function browserLanguage(): Language {
  for (const wish of navigator.languages) {
    const language = wish.split("-")[0]!.toLowerCase();
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

/** Load a language and use it from now on. */
export async function speak(language: Language): Promise<void> {
  const { default: files } = await texts[language]();
  const next = new FluentBundle(language, { useIsolating: false });
  for (const text of files) next.addResource(new FluentResource(text));
  for (const topic of wanted.keys()) await addTopic(next, topic); // with those that are added meanwhile
  bundle = next;
  document.documentElement.lang = language;
}

async function addTopic(to: FluentBundle, topic: Topic): Promise<void> {
  const text = await topics[`${LOCALE}/${to.locales[0]}/${topic}.ftl`]!();
  to.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Load the words of a topic, in this language and in every later one. */
export async function speakOf(topic: Topic): Promise<void> {
  const coming = wanted.get(topic) ?? addTopic(bundle, topic);
  wanted.set(topic, coming);
  try {
    await coming;
  } catch (error) {
    wanted.delete(topic); // so that the next try asks again
    throw error;
  }
}

/** What is being loaded, once the words of its topics are there too. */
export async function worded<Part>(part: Promise<Part>, ...of: Topic[]): Promise<Part> {
  await Promise.all(of.map(speakOf));
  return part;
}

/** The current language, for formatting numbers, dates and lists. */
export function language(): string {
  return bundle.locales[0]!;
}

export function has(id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}

/** The text of a message that needs no values, else null. */
export function plain(id: string): string | null {
  const pattern = bundle.getMessage(id)?.value;
  return typeof pattern === "string" ? pattern : null;
}

/** The text of a message. A missing message shows its name in brackets, which tests look for. */
export function say(id: string, values: Values = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : `⟦${id}⟧`;
}
