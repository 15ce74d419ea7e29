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

  #timer = 0;
  #stopped = false;

  constructor(readonly digest: string) {}

  /** Ask until the review is done or cannot be; what is known already is asked for in `language`. */
  async follow(language: string): Promise<void> {
    this.#stopped = false;
    try {
      this.#take(await reviewOf(this.digest, this.rounds.length, language));
    } catch (error) {
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

  /** Begin from nothing: in another language, or after the review was asked for again. */
  restart(language: string): Promise<void> {
    this.stop();
    this.problem = null;
    this.rounds = [];
    this.review = null;
    return this.follow(language);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #again(language: string, pause: number): void {
    if (this.#stopped) return;
    this.#timer = window.setTimeout(() => void this.follow(language), pause);
  }

  #take(view: ReviewView): void {
    this.rounds = [...this.rounds, ...view.rounds];
    this.review = view.review;
    this.ahead = view.ahead;
    this.progress = progressOf(view);
  }
}
