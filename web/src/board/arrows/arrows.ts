// Where the arrows of a move begin and end on the drawn board, which names its places by data-spot.
import { parseMove } from "../words/moves";

/** How an arrow looks: what was played, what is better, what is worth a look. */
export type ArrowKind = "played" | "better" | "other";

export interface DrawnMove {
  move: string;
  kind: ArrowKind;
}

/** A judged move as it is drawn: as it was played, unless a hint is of another turn, and the best. */
export function drawnOf(
  { move, best, loss }: { move: string; best: string; loss: number },
  played = true,
): DrawnMove[] {
  const better: DrawnMove = { move: best, kind: "better" };
  if (!played) return [better];
  return [{ move, kind: "played" }, ...(loss > 0 && best !== move ? [better] : [])];
}

export interface Arrow {
  kind: ArrowKind;
  path: string;
  tip: string; // the transform of its tip
}

interface Point {
  x: number;
  y: number;
}

/** The places of a move: the first that exists is taken. */
export function spotsOf(move: string, seat: number): { from: string[]; to: string[] } {
  const { source, colour, target, column } = parseMove(move);
  if (column !== null) {
    return { from: [`l${seat}-${target}-0`], to: [`b${seat}-${target}-${column}`] };
  }
  const from = [0, 1, 2].map((i) => `s${source}-${colour}-${i}`);
  return {
    from: [...from.slice(0, 1), `s${source}`],
    to: target ? [`l${seat}-${target}-${target - 1}`] : [`f${seat}-0`, `floor${seat}`],
  };
}

function middle(root: HTMLElement, spots: string[]): Point | null {
  const origin = root.getBoundingClientRect();
  for (const spot of spots) {
    const box = root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
    if (box?.width) {
      return {
        x: box.left + box.width / 2 - origin.left,
        y: box.top + box.height / 2 - origin.top,
      };
    }
  }
  return null;
}

const START = 18; // pixels: the line begins beside its chocolate

/** A bent line between two points, which begins a little after the first and ends before the second. */
export function bend(from: Point, to: Point, by: number): { path: string; tip: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const middle = {
    x: (from.x + to.x) / 2 - (dy / length) * by * length,
    y: (from.y + to.y) / 2 + (dx / length) * by * length,
  };
  const [tx, ty] = [to.x - middle.x, to.y - middle.y];
  const reach = Math.hypot(tx, ty) || 1;
  const [sx, sy] = [middle.x - from.x, middle.y - from.y];
  const away = Math.hypot(sx, sy) || 1;
  const start = { x: from.x + (sx / away) * START, y: from.y + (sy / away) * START };
  const end = { x: to.x - (tx / reach) * 14, y: to.y - (ty / reach) * 14 };
  const angle = (Math.atan2(ty, tx) * 180) / Math.PI;
  const [a, b, c] = [start, middle, end].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return {
    path: `M${a}Q${b} ${c}`,
    tip: `translate(${end.x.toFixed(1)} ${end.y.toFixed(1)}) rotate(${angle.toFixed(1)})`,
  };
}

const BENDS: Record<ArrowKind, number> = { played: 0.16, better: -0.1, other: 0.1 };

/** The arrows of some moves of a seat; those whose places are not drawn are left out. */
export function arrowsOf(root: HTMLElement, seat: number, moves: DrawnMove[]): Arrow[] {
  return moves.flatMap(({ move, kind }) => {
    const spots = spotsOf(move, seat);
    const [from, to] = [middle(root, spots.from), middle(root, spots.to)];
    return from && to ? [{ kind, ...bend(from, to, BENDS[kind]) }] : [];
  });
}
