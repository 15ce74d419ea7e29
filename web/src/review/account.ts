// A review arranged for the page: which frame belongs to which decision, and what adds up to what.
import { whole } from "../board/words/rounding";
import type {
  Frame,
  PositionView,
  Replay,
  ReviewView,
  RoundView,
  WrittenDeal,
  WrittenMove,
  WrittenReview,
} from "../net/wire";

/** A deal or a move of a review. `frame` counts frames from 0; `index` counts deals or moves. */
export type Happening = { frame: number; index: number; round: number } & (
  { what: "deal"; deal: WrittenDeal } | { what: "move"; move: WrittenMove }
);

export const BAD = ["inaccuracy", "mistake", "blunder"];
export const isBad = (move: WrittenMove): boolean => BAD.includes(move.kind);

/** The rounds that are known, of a whole review or of one that is under way. */
export function partsOf(review: WrittenReview | null, rounds: RoundView[]) {
  if (review) return { deals: review.deals, moves: review.moves };
  return {
    deals: rounds.flatMap((round) => round.deal ?? []),
    moves: rounds.flatMap((round) => round.moves),
  };
}

/** Every deal and move that is known, in the order of the game, with its frame. */
export function happenings(
  frames: Frame[],
  { deals, moves }: { deals: WrittenDeal[]; moves: WrittenMove[] },
): Happening[] {
  const found: Happening[] = [];
  let [nextDeal, nextMove] = [0, 0];
  frames.forEach(({ entry: { line } }, frame) => {
    if (line.type === "deal" && deals[nextDeal]) {
      const deal = deals[nextDeal]!;
      found.push({ what: "deal", deal, frame, index: nextDeal++, round: deal.round });
    } else if (line.type === "move" && moves[nextMove]) {
      const move = moves[nextMove]!;
      found.push({ what: "move", move, frame, index: nextMove++, round: move.round });
    }
  });
  return found;
}

/** The position before a frame. */
export function positionBefore({ frames, opening }: Replay, frame: number): PositionView {
  return frames[frame - 1]?.position ?? opening ?? frames[0]!.position;
}

/** Every seat's chance after each happening; the first entry is before all of them. */
export function courseOf(list: Happening[], result: number[] | null): number[][] {
  const before = (one: Happening) => (one.what === "deal" ? one.deal.chances : one.move.chances);
  const course = list.map(before);
  const last = list.at(-1);
  if (!last) return [];
  if (result) course.push(result);
  else if (last.what === "deal")
    course.push(last.deal.chances.map((x, i) => x + last.deal.luck[i]!));
  return course;
}

/** The happening that a board after `index` frames is about: the next move, else the last one. */
export function happeningAt(list: Happening[], index: number): Happening | null {
  const next = list.find((one) => one.what === "move" && one.frame >= index);
  const sameRound = next && list.some((one) => one.frame < index && one.round === next.round);
  if (next && (sameRound || next.frame === index)) return next;
  return list.findLast((one) => one.frame < index) ?? list[0] ?? null;
}

/** After how many frames a happening is best looked at: before a move, after a deal. */
export const viewOf = (one: Happening): number => (one.what === "move" ? one.frame : one.frame + 1);

export interface Bar {
  what: "start" | "luck" | "own" | "other" | "result";
  seat: number; // whose decisions; 0 for the other bars
  value: number;
  from: number; // where the bar begins
  to: number;
  percent: number; // whole; the first ones add up to the last one
}

/** The bars of a waterfall that nothing is known about yet. */
export function emptyWaterfall(players: number, seat: number): Bar[] {
  const seats = Array.from({ length: players }, (_, i) => i + 1);
  const bar = (what: Bar["what"], of = 0): Bar => ({
    what,
    seat: of,
    value: 0,
    from: 0,
    to: 0,
    percent: 0,
  });
  const others = seats.filter((one) => one !== seat).map((one) => bar("other", one));
  return [bar("start"), bar("luck"), bar("own", seat), ...others, bar("result")];
}

/** What became of a seat's chance: each bar begins where the one before it ended. */
export function waterfall(review: WrittenReview, seat: number): Bar[] {
  const account = review.seats[seat - 1]!;
  const others = account.decisions
    .map((value, i) => ({ what: "other" as const, seat: i + 1, value }))
    .filter((one) => one.seat !== seat);
  const parts: Pick<Bar, "what" | "seat" | "value">[] = [
    { what: "start", seat: 0, value: review.start[seat - 1]! },
    { what: "luck", seat: 0, value: account.luck },
    { what: "own", seat, value: account.decisions[seat - 1]! },
    ...others,
  ];
  const percents = whole(
    parts.map((part) => part.value),
    100,
  );
  let sum = 0;
  const bars: Bar[] = parts.map((part, i) => {
    const from = sum;
    sum += part.value;
    return { ...part, from, to: sum, percent: percents[i]! };
  });
  const { result } = account;
  const percent = percents.reduce((a, b) => a + b, 0);
  bars.push({ what: "result", seat: 0, value: result, from: 0, to: result, percent });
  return bars;
}

export type Cause = "play" | "luck" | "rivals" | "both";

/** What decided the game for a seat more than anything else. */
export function causeOf(review: WrittenReview, seat: number): Cause {
  const { luck, decisions, result } = review.seats[seat - 1]!;
  const own = decisions[seat - 1]!;
  const rivals = decisions.reduce((a, b) => a + b, 0) - own;
  const sign = result > 0 ? 1 : -1;
  const weights: [Cause, number][] = [
    ["luck", sign * luck],
    [sign > 0 ? "play" : "rivals", sign * rivals],
    ["play", sign > 0 ? -Infinity : sign * own],
  ];
  weights.sort((a, b) => b[1] - a[1]);
  const [first, second] = weights;
  const close = second![1] > 0 && second![1] > 0.7 * first![1];
  return close ? "both" : first![0];
}

/** How far a review is, from 0 to 1. */
export const progressOf = ({ status, done, total }: ReviewView): number =>
  status === "done" ? 1 : total ? done / total : 0;
