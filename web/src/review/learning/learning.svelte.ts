// The mistakes of one player as questions: each is a position in which a better move is to be found.
import { Stage } from "../../board/motion/stage.svelte";
import { studyOf, tryMove } from "../../net/api";
import { readOptions } from "../../net/options";
import { problemOf } from "../../net/problem";
import type { Problem, StudyView, Trial, TrialWish, WrittenMove } from "../../net/wire";
import { isBad, type Happening } from "../account";

/** How a question ended: solved at once, after wrong tries, or by being shown. */
export type Outcome = "first" | "later" | "shown";
export type Mood = "loading" | "asking" | "judging" | "wrong" | "found" | "shown";

export interface Question {
  readonly index: number; // of the move in the review
  readonly frame: number; // how many frames of the game came before it
  readonly round: number;
  outcome: Outcome | null;
}

/** A wrong or right move, and what the engine says of it. */
export interface Tried {
  move: string;
  trial: Trial;
}

/** The mistakes of a seat, in the order of the game. */
export function questionsOf(list: Happening[], seat: number): Question[] {
  return list.flatMap((one) =>
    one.what === "move" && one.move.seat === seat && isBad(one.move)
      ? [{ index: one.index, frame: one.frame, round: one.round, outcome: null }]
      : [],
  );
}

export class Learning {
  readonly stage = new Stage();
  questions = $state<Question[]>([]);
  at = $state(0); // which question; as many as there are: the summary
  mood = $state<Mood>("loading");
  tries = $state.raw<Tried[]>([]); // of this question
  judged = $state<string | null>(null); // the move that is being judged
  view = $state.raw<StudyView | null>(null);
  problem = $state.raw<Problem | null>(null);
  #asked = 0;

  constructor(
    private readonly digest: string,
    questions: Question[],
    private readonly moveOf: (index: number) => WrittenMove,
  ) {
    this.questions = questions;
  }

  get question(): Question | null {
    return this.questions[this.at] ?? null;
  }

  get over(): boolean {
    return this.at >= this.questions.length;
  }

  /** The move that was played, with the better one. */
  get move(): WrittenMove | null {
    return this.question && this.moveOf(this.question.index);
  }

  get last(): Tried | null {
    return this.tries.at(-1) ?? null;
  }

  readonly options = $derived.by(() => {
    const open = this.mood === "asking" || this.mood === "wrong";
    const options = open ? this.view?.options : null;
    return options ? readOptions(options) : null;
  });

  /** How many questions ended so. */
  count(outcome: Outcome | null): number {
    return this.questions.filter((one) => one.outcome === outcome).length;
  }

  /** Go to a question; beyond the last one is the summary. */
  async go(at: number): Promise<void> {
    const asked = ++this.#asked;
    this.at = Math.max(0, Math.min(at, this.questions.length));
    this.tries = [];
    this.judged = this.problem = null;
    const question = this.question;
    if (!question) return;
    this.mood = "loading";
    try {
      const found = await studyOf({ review: this.digest, entry: question.frame });
      if (asked !== this.#asked) return;
      this.view = found;
      this.stage.show(found.position);
      this.mood = "asking";
    } catch (error) {
      if (asked === this.#asked) this.problem = problemOf(error);
    }
  }

  next(): Promise<void> {
    return this.go(this.at + 1);
  }

  previous(): Promise<void> {
    return this.go(this.at - 1);
  }

  /** Ask all questions once more that were not solved at once, or all of them. */
  again(all: boolean): Promise<void> {
    const kept = all ? this.questions : this.questions.filter((one) => one.outcome !== "first");
    this.questions = kept.map((one) => ({ ...one, outcome: null }));
    return this.go(0);
  }

  /** Let the engine judge a move; a good one is played, another can be tried after a wrong one. */
  async try(move: string, language: TrialWish["language"]): Promise<void> {
    const { question, mood } = this;
    if (!question || !this.options) return;
    const asked = this.#asked;
    this.judged = move;
    this.mood = "judging";
    this.problem = null;
    try {
      const trial = await this.#judge(question, move, language);
      if (asked !== this.#asked) return;
      this.tries = [...this.tries, { move, trial }];
      if (trial.accepted) {
        this.#end(this.tries.length === 1 ? "first" : "later");
        this.mood = "found";
        await this.#play(question, move, asked);
      } else this.mood = "wrong";
    } catch (error) {
      if (asked !== this.#asked) return;
      this.problem = problemOf(error);
      this.mood = mood;
    } finally {
      if (asked === this.#asked) this.judged = null;
    }
  }

  /** Show the better move; the question counts as not solved. */
  show(): void {
    if (!this.question || this.mood === "found" || this.mood === "loading") return;
    this.#asked += 1; // a move that is being judged is forgotten
    this.judged = null;
    this.mood = "shown";
    this.#end("shown");
  }

  /** The review has judged the best move and the played one already. */
  async #judge(question: Question, move: string, language: TrialWish["language"]): Promise<Trial> {
    const { best, move: played, loss } = this.moveOf(question.index);
    if (move === best) return { accepted: true, loss: 0, look: null };
    if (move === played) return { accepted: false, loss, look: null };
    return tryMove(this.digest, { index: question.index, move, language });
  }

  async #play(question: Question, move: string, asked: number): Promise<void> {
    const steps = [{ type: "move" as const, move }];
    const found = await studyOf({ review: this.digest, entry: question.frame, steps });
    if (asked === this.#asked) this.stage.perform(found.frames);
  }

  #end(outcome: Outcome): void {
    const question = this.question;
    if (question) question.outcome ??= outcome;
  }
}
