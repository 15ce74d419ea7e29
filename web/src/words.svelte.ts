// All visible text. Messages live in src/chocolatier/locale/<language>/*.ftl.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en";
export type Values = Record<string, FluentVariable>;

const texts: Record<string, string> = import.meta.glob("../../src/chocolatier/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (path.includes(`/locale/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

let bundle = $state.raw(bundleOf("en"));

export function speak(language: Language): void {
  bundle = bundleOf(language);
  document.documentElement.lang = language;
}

/** For numbers, dates and lists. */
export function language(): string {
  return bundle.locales[0]!;
}

export function has(id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}

/** The words of a message; a message that is missing shows its name, so that a test finds it. */
export function say(id: string, values: Values = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : `⟦${id}⟧`;
}
