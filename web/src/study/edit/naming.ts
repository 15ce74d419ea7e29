// Places and their contents in words.
import { say } from "../../app/language/words.svelte";
import { pieces } from "../../board/words/labels";
import type { Sketch } from "../../net/wire";
import { lettersAt, type Place } from "./sketching";

export function placeName(sketch: Sketch, place: Place): string {
  const seat = "seat" in place ? place.seat : 0;
  const number =
    place.kind === "source"
      ? place.slot
      : place.kind === "line"
        ? place.line
        : place.kind === "cell"
          ? place.row
          : 0;
  return say("study-place", {
    kind: place.kind === "source" && place.slot === 0 ? "centre" : place.kind,
    number,
    column: place.kind === "cell" ? place.column : 0,
    seat,
    pieces: pieces(lettersAt(sketch, place)),
  });
}
