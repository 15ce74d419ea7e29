// The places that a lesson names, in words.
import { say } from "../app/language/words.svelte";

const KINDS: Record<string, string> = {
  a: "arrow",
  b: "cell",
  c: "column",
  f: "floor",
  l: "line",
  r: "row",
  s: "factory",
};

/** Which of the kinds that the message knows a source is, or a colour on it. */
function sourceKind(slot: number, colour: string | undefined): string {
  if (colour === "M") return "marker";
  if (slot) return colour ? "heap" : "factory";
  return colour ? "centre-heap" : "centre";
}

/** A place such as s4-R, l1-3 or bag; `other` is the name of seat 2. */
export function spotName(spot: string, other: string): string {
  const [head, one, two] = spot.split("-") as [string, string?, string?];
  const letter = head === "bag" || head === "lid" ? head : head[0]!;
  const number = Number(head.slice(1));
  const colour = letter === "a" ? two : letter === "s" ? one : undefined;
  const named = say("learn-spot", {
    kind: letter === "s" ? sourceKind(number, colour) : (KINDS[letter] ?? letter),
    slot: letter === "a" ? Number(one) : number,
    colour: colour && colour !== "M" ? say(`colour-${colour}`) : "",
    line: Number(one ?? 0),
    column: Number(two ?? 0),
  });
  const foreign = "bcflr".includes(letter) && number === 2;
  return foreign ? say("learn-spot-of", { name: other, spot: named }) : named;
}

/** Several places as one list. */
export function spotNames(spots: string[], other: string): string {
  return spots.map((spot) => spotName(spot, other)).join("; ");
}
