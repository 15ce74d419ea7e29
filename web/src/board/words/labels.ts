// The names of pieces, sources, lines and buttons, for the eye and for screen readers.
import { listOf } from "../../app/language/formats";
import { say } from "../../app/language/words.svelte";
import type { Pick, Target } from "../../net/options";
import type { BoardView, Column, SourceView } from "../../net/wire";
import { FIVE } from "../player/printed";
import { partsOf, POINTS, type Kind, type Part } from "../player/progress";
import { grouped } from "./letters";

/** "2 teal and 1 red"; `taken` is the form that follows verbs such as take. */
export function pieces(letters: string, form: "pieces" | "taken" = "pieces"): string {
  const words = grouped(letters).map(({ colour, count }) => say(`${form}-${colour}`, { count }));
  if (letters.includes("M")) words.unshift(say(`${form}-M`));
  return words.length ? listOf(words) : say("pieces-none");
}

export function sourceName(source: SourceView): string {
  const values = {
    slot: source.slot,
    pieces: pieces(source.chocolates),
    face: source.face ? say(`face-${source.face}`) : "",
  };
  if (source.gone) return say("factory-gone", values);
  if (source.slot === 0) return say("centre-label", values);
  return say(source.face ? "factory-special-label" : "factory-label", values);
}

/** The centre's name, which mentions the start marker while it lies there. */
export function centreName(source: SourceView, marker: boolean): string {
  return marker
    ? say("centre-marker-label", { pieces: pieces(source.chocolates) })
    : sourceName(source);
}

export function lineName(line: number, held: string): string {
  return held
    ? say("line-label", { line, pieces: pieces(held), count: held.length })
    : say("line-empty-label", { line });
}

export function rowName(row: number, board: BoardView): string {
  const cells = FIVE.filter((column) => board.box[row - 1]![column - 1] !== ".").map((column) =>
    say("box-cell-filled", { colour: say(`colour-${board.box[row - 1]![column - 1]}`), column }),
  );
  return say("box-row-label", { row, cells: cells.length ? listOf(cells) : say("pieces-none") });
}

/** The name of the button that takes a colour. */
export function pickName(pick: Pick): string {
  const rest = pick.centre || pick.keeps || pick.shares;
  const after = pick.keeps ? "keeps" : pick.shares ? "shares" : pick.centre ? "centre" : "nothing";
  const words = [
    say("pick-label", {
      slot: pick.source,
      pieces: pieces(pick.colour.repeat(pick.count), "taken"),
      after,
      rest: pieces(rest),
    }),
  ];
  if (pick.marker) words.push(say("pick-marker"));
  if (pick.spare) words.push(say("pick-spare"));
  return words.join(" ");
}

/** The name of the button that sends the pick to a line. */
export function targetName(target: Target): string {
  const words = [
    target.line === 0
      ? say("target-floor", { loss: target.loss })
      : say("target-line", {
          line: target.line,
          placed: target.placed,
          full: target.completes ? "yes" : "no",
          gain: target.gain,
        }),
  ];
  if (target.line && target.fell) {
    words.push(say("target-falls", { pieces: pieces(target.fell), loss: target.loss }));
  }
  if (target.caught) words.push(say("target-caught", { pieces: pieces(target.caught) }));
  if (target.dead) words.push(say("target-dead", { line: target.line }));
  return words.join(" ");
}

/** The name of the button that boxes a line in a column. */
export function columnName(option: Column): string {
  const words = [say("column-choice", { ...option, kills: "" })];
  if (option.kills.length) {
    const lines = listOf(option.kills.map(String));
    words.push(say("column-kills", { count: option.kills.length, lines }));
  }
  return words.join(" ");
}

/** "Column 3: 4 of 5". */
export function partName({ kind, place, colour, count }: Part): string {
  const what = colour
    ? say(`colour-${colour}`)
    : say(kind === "rows" ? "bonus-row" : "bonus-column", { place });
  return say("bonus-count", { what, count });
}

/** What full rows, columns or colours bring, and those of a board that have begun. */
export function bonusWords(kind: Kind, board: BoardView): string {
  const begun = partsOf(board).filter((part) => part.kind === kind && part.count);
  const cells = begun.length ? listOf(begun.map(partName)) : say("pieces-none");
  return say(`bonus-words-${kind}`, { points: POINTS[kind], cells });
}
