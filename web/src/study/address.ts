// What the address of the study board says: a position, or a moment of a game.
import { lastRecord } from "../app/memory/uploaded-record";
import type { RulesView, StudyWish } from "../net/wire";

export type Opening = { link: string } | { text: string } | Partial<StudyWish>;

/** The name of rules, as texts of positions have it. */
export function rulesName(rules: RulesView): string {
  const options = [
    rules.special && rules.faces_once ? "+faces-once" : "",
    rules.special && !rules.spare_catches_marker ? "+marker-falls" : "",
    rules.round_limit !== 100 ? `+limit-${rules.round_limit}` : "",
  ];
  const kind = rules.special ? "special" : "plain";
  return `${rules.players}-${rules.side}-${kind}${options.join("")}`;
}

/** A text that begins a game, with a deal of its own. */
export function startText(rules: RulesView): string {
  const seed = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36));
  return `start ${rulesName(rules)} seed ${seed.join("")}`;
}

const PLAIN: RulesView = {
  players: 2,
  side: "coloured",
  special: false,
  faces_once: false,
  spare_catches_marker: true,
  round_limit: 100,
};

/** A moment of a game in which other moves are tried, and where that game is shown. */
export interface Moment {
  wish: Partial<StudyWish>;
  back: string;
}

const PAGES: Record<string, (name: string) => string> = {
  review: (name) => `/review/${name}`,
  table: (name) => `/t/${name}/replay`,
  record: () => "/replay",
};

/** The moment that an address names after "try.", such as `try.review.DIGEST.7`; else null. */
export function momentOf(fragment: string): Moment | null {
  const [, moment = ""] = /^try\.(.+)$/.exec(fragment) ?? [];
  const [kind = "", name = ""] = moment.split(".");
  const page = PAGES[kind];
  if (!page) return null;
  return {
    wish: openingOf(moment) as Partial<StudyWish>,
    back: `${page(name)}#${moment.split(".").at(-1)}`,
  };
}

/** What to open: `table.ID.7` and `review.DIGEST.7` are moments of games, `record.7` of the last upload. */
export function openingOf(fragment: string): Opening {
  const [kind = "", name = "", step = ""] = fragment.split(".");
  if (kind === "table") return { table: name, entry: Number(step) };
  if (kind === "review") return { review: name, entry: Number(step) };
  if (kind === "record") return { record: lastRecord() ?? "", entry: Number(name) };
  return fragment ? { link: fragment } : { text: startText(PLAIN) };
}
