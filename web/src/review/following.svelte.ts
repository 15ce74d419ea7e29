// Follows a review while the server makes it: asks again and again, and keeps what is known.
import { reviewOf } from "../net/api";
import { problemOf, UNREACHABLE } from "../net/problem";
import type { Problem, ReviewView, RoundView, WrittenReview } from "../net/wire";
import { progressOf } from "./account";

const PAUSE = 700; // milliseconds between two questions
const PAUSE_UNREACHABLE = 3000;

export class Following {
  review = $state.raw<WrittenReview | null>(null);
  rounds = $state.raw<RoundView[]>([]);
  progress = $state(0); // from 0 to 1
  ahead = $state(0); // reviews that were asked for before
  problem = $state.raw<Problem | null>(null);
  known = $state(false); // whether the server has answered

  #fresh = true; // what comes next replaces what is shown
  #timer = 0;
  #run = 0; // an answer to a question of an earlier run comes too late

  constructor(
    readonly digest: string,
    readonly you: number | null = null, // the seat that is spoken to
  ) {}

  /** Ask until the review is done or cannot be; what is known already is asked for in `language`. */
  async follow(language: string): Promise<void> {
    const run = this.#run;
    try {
      const from = this.#fresh ? 0 : this.rounds.length;
      const view = await reviewOf(this.digest, from, language, this.you);
      if (run !== this.#run) return;
      this.#take(view);
    } catch (error) {
      if (run !== this.#run) return;
      const problem = problemOf(error);
      if (problem.code !== UNREACHABLE) {
        this.problem = problem;
        return;
      }
      this.#again(language, PAUSE_UNREACHABLE);
      return;
    }
    if (!this.review) this.#again(language, PAUSE);
  }

  /**
   * Begin from nothing: in another language, or after the review was asked for again. What is shown
   * stays until the first answer.
   */
  restart(language: string): Promise<void> {
    this.stop();
    this.problem = null;
    this.#fresh = true;
    return this.follow(language);
  }

  stop(): void {
    this.#run += 1;
    clearTimeout(this.#timer);
  }

  #again(language: string, pause: number): void {
    this.#timer = window.setTimeout(() => void this.follow(language), pause);
  }

  #take(view: ReviewView): void {
    this.rounds = this.#fresh ? view.rounds : [...this.rounds, ...view.rounds];
    this.#fresh = false;
    this.known = true;
    this.review = view.review;
    this.ahead = view.ahead;
    this.progress = progressOf(view);
  }
}
