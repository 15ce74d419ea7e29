// What a hint lights on the board.
import { parseMove } from "../../board/words/moves";
import type { Hint, PositionView } from "../../net/wire";

/** A hint, and the position that it is about. */
export interface ShownHint {
  hint: Hint;
  seat: number;
  length: number; // of the story before its move
  position: PositionView; // of that moment
  played: boolean; // its move was played, and the hint says what was better
}

/** The places of a hint that are lit: first only where to look, then the whole move. */
export function litBy({ hint, seat }: ShownHint, step: number): Set<string> {
  const { source, colour, target, column } = parseMove(hint.move.best);
  if (column !== null)
    return new Set([step < 2 ? `r${seat}-${target}` : `b${seat}-${target}-${column}`]);
  if (step < 2) return new Set([`s${source}`]);
  return new Set([`s${source}-${colour}`, target ? `l${seat}-${target}` : `f${seat}`]);
}
