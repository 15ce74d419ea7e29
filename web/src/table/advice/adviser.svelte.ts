// Hints and the coach for a guest: what was asked, which step is shown, what the coach remarks.
import { wordsOf } from "../../app/language/explain";
import { preferences } from "../../app/memory/preferences.svelte";
import { language, say } from "../../app/language/words.svelte";
import { showToast } from "../../app/toasts.svelte";
import type { Shown } from "../../board/motion/stage.svelte";
import type { Question } from "../../net/session.svelte";
import type { Advice, Advise, StoryEntry, Verdict } from "../../net/wire";
import type { Guest } from "../guest.svelte";
import { litBy, type ShownHint } from "./places";

export const STEPS = 3; // where to look, the move, why

interface Remark {
  verdict: Verdict;
  seat: number;
  number: number; // of the move's entry in the story
}

const SILENT = new Set(["stale", "lost", "table-over"]); // the game has gone on without it

/** The last move of a seat. */
function lastMove(story: StoryEntry[], seat: number): StoryEntry | undefined {
  return story.findLast(({ line }) => line.type === "move" && line.seat === seat);
}

export class Adviser {
  waiting = $state(false); // a hint was asked for
  step = $state(1);
  #hint = $state.raw<ShownHint | null>(null);
  #remark = $state.raw<Remark | null>(null);
  #asks = 0; // so that an answer to an older question is not shown

  constructor(private readonly guest: Guest) {}

  /** Whether the guest may have hints at this table. */
  allowed = $derived.by(
    () =>
      this.guest.view?.status === "playing" &&
      this.guest.view.hints &&
      this.guest.playing.length > 0,
  );
  /** Whether a hint can be asked for now. */
  ready = $derived.by(() => this.allowed && this.guest.myTurn && !this.guest.stage.recalling);

  /** The hint, as long as the table has its position. */
  hint = $derived.by(() => {
    const shown = this.#hint;
    if (!shown || !this.allowed) return null;
    const story = this.guest.stage.story;
    if (!shown.played) return story.length === shown.length ? shown : null;
    return lastMove(story, shown.seat)?.number === shown.length + 1 ? shown : null;
  });

  /** The remark about a seat's last move, until it moves again, takes back or dismisses it. */
  remark = $derived.by(() => {
    const remark = this.#remark;
    if (!remark || !this.allowed || this.hint) return null;
    const last = lastMove(this.guest.stage.story, remark.seat);
    return last?.number === remark.number ? remark : null;
  });

  /** Whether the panel has something to say. */
  open = $derived.by(() => this.waiting || this.hint !== null || this.remark !== null);
  lit = $derived.by(() => (this.hint ? litBy(this.hint, this.step) : undefined));

  /** Whether the move that is talked about can be taken back. */
  reversible = $derived.by(() => {
    const judged = this.remark ?? (this.hint?.played ? this.hint : null);
    return judged !== null && this.guest.undoSeat === judged.seat && !this.guest.stage.busy;
  });

  /** What a screen reader says when something appears. */
  spoken = $derived.by(() => {
    if (this.waiting) return say("advice-waiting");
    if (this.remark) return this.remarkWords;
    return this.hint && this.step === 1 ? this.hint.hint.look : "";
  });

  get remarkWords(): string {
    const { kind, loss } = this.remark!.verdict;
    const percent = say("review-percent", { percent: Math.round(100 * loss) });
    return say(`coach-${kind}`, { percent });
  }

  /** Ask for a hint, or show the next step of the one that is shown. */
  help(): void {
    if (this.hint) this.next();
    else if (this.ready && !this.waiting) void this.#askHint();
  }

  next(): void {
    this.step = Math.min(this.step + 1, STEPS);
  }

  close(): void {
    this.#asks++;
    if (this.#hint?.played) this.guest.stage.now();
    this.waiting = false;
    this.#hint = this.#remark = null;
  }

  /** A move of the guest was accepted: let the coach look at it. */
  async judge(seat: number): Promise<void> {
    this.#hint = this.#remark = null;
    if (!preferences.coach || !this.allowed) return;
    const moment = this.#lastMoment(seat);
    const { verdict } = await this.#ask(seat, "judge");
    if (!verdict || !moment || moment !== this.#lastMoment(seat)) return;
    this.#remark = { verdict, seat, number: moment.frame.entry.number };
  }

  /** Show what would have been better, on the board as it was before the move. */
  async show(): Promise<void> {
    const remark = this.remark;
    if (!remark || this.waiting) return;
    const { seat, number } = remark;
    const moment = this.#lastMoment(seat);
    const advice = await this.#askAloud(seat, "better");
    if (!advice?.hint || !this.guest.stage.position) return;
    const position = moment?.before ?? this.guest.stage.position;
    this.#begin({ hint: advice.hint, seat, length: number - 1, position, played: true });
    if (moment) await this.guest.stage.recall(moment.before, []);
  }

  takeBack(): void {
    this.guest.undo();
    this.close();
  }

  /** The last move of a seat, which may not be drawn yet. */
  #lastMoment(seat: number): Shown | undefined {
    return this.guest.stage.past.findLast(
      ({ frame: { entry } }) => entry.line.type === "move" && entry.line.seat === seat,
    );
  }

  async #askHint(): Promise<void> {
    const { position, story } = this.guest.stage;
    const seat = position?.turn;
    if (!position || !seat) return;
    const advice = await this.#askAloud(seat, "hint");
    if (!advice?.hint) return;
    this.#begin({ hint: advice.hint, seat, length: story.length, position, played: false });
  }

  #begin(hint: ShownHint): void {
    this.step = 1;
    this.#hint = hint;
  }

  /** Ask while the panel shows that; an answer that comes too late is null. */
  async #askAloud(seat: number, about: Advise["about"]): Promise<Advice | null> {
    const number = ++this.#asks;
    this.waiting = true;
    const advice = await this.#ask(seat, about);
    if (number !== this.#asks) return null;
    this.waiting = false;
    if (advice.error && !SILENT.has(advice.error.code)) showToast(wordsOf(advice.error), true);
    return advice;
  }

  #ask(seat: number, about: Advise["about"]): Promise<Advice> {
    return this.guest.session.advise({
      seat,
      about,
      language: language() as Question["language"],
    });
  }
}
