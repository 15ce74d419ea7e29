// The story of a game as whole sentences.
import { say } from "../../app/language/words.svelte";
import type { StoryEntry, TookView } from "../../net/wire";
import { pieces } from "./labels";

export function sentences({ line, took }: StoryEntry, nameOf: (seat: number) => string): string[] {
  switch (line.type) {
    case "deal":
      return [say("story-deal", { count: line.offer.join("").length })];
    case "move":
      if (took) return draftWords(took, nameOf(line.seat));
      return [columnWords(line.move, nameOf(line.seat))];
    case "boxed":
      return [
        say("story-boxed", {
          ...line,
          name: nameOf(line.seat),
          colour: say(`colour-${line.colour}`),
        }),
      ];
    case "fell":
      return [
        say("story-fell", {
          name: nameOf(line.seat),
          row: line.row,
          pieces: pieces(line.colour.repeat(line.count)),
        }),
      ];
    case "floor":
      return [say("story-floor", { ...line, name: nameOf(line.seat) })];
    case "bonus":
      return [say("story-bonus", { ...line, name: nameOf(line.seat) })];
    case "agreed":
      return [say("story-agreed")];
    case "end":
      return [say(`story-end-${line.ending}`, { rounds: line.rounds })];
  }
}

/** A move such as "2@4": the chocolate of line 2 goes into column 4. */
function columnWords(move: string, name: string): string {
  const [row, column] = move.split("@").map(Number);
  return say("story-column", { name, row: row!, column: column! });
}

function draftWords(took: TookView, name: string): string[] {
  const words = [
    say("story-took", {
      name,
      pieces: pieces(took.colour.repeat(took.count), "taken"),
      slot: took.source,
      line: took.target,
    }),
  ];
  if (took.marker) words.push(say("story-marker"));
  if (took.spare) words.push(say("story-spare"));
  const surplus = took.target ? took.fell.replace("M", "") : "";
  if (surplus) words.push(say("story-surplus", { pieces: pieces(surplus), count: surplus.length }));
  if (took.caught) words.push(say("story-caught", { pieces: pieces(took.caught) }));
  if (took.lid) words.push(say("story-lid", { count: took.lid }));
  for (const [letters, slot] of [
    [took.left, took.left_slot],
    [took.right, took.right_slot],
  ] as const) {
    if (letters && slot) words.push(say("story-sent", { pieces: pieces(letters), slot }));
  }
  return words;
}
