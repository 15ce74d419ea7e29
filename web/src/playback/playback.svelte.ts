// Steps through the frames of a game, by hand or by itself.
import { paced } from "../app/memory/preferences.svelte";
import { sound } from "../app/sounds";
import { Stage } from "../board/motion/stage.svelte";
import type { Frame, PositionView } from "../net/wire";

export const SPEEDS = [0.5, 1, 2, 4];
const REST = 900; // milliseconds between two steps at speed 1
const POLL = 50; // milliseconds between two looks at a movement that has not ended

export class Playback {
  readonly stage = new Stage();
  index = $state(0); // how many frames have been shown
  playing = $state(false);
  speed = $state(1);

  #timer = 0;

  constructor(
    readonly frames: Frame[],
    opening: PositionView | null = null, // before the first frame, if that is not the empty table
  ) {
    this.stage.opening = opening;
    this.stage.onmoment = sound;
  }

  get last(): number {
    return this.frames.length;
  }

  /** The rounds, each with the index of the frame that deals it. */
  get rounds(): { round: number; index: number }[] {
    return this.frames.flatMap(({ entry: { line } }, i) =>
      line.type === "deal" ? [{ round: line.round, index: i + 1 }] : [],
    );
  }

  show(index: number): void {
    this.index = Math.min(this.last, Math.max(0, index));
    this.stage.load(this.frames, this.index);
  }

  step(by: number): void {
    this.pause();
    this.show(this.index + by);
  }

  jump(index: number): void {
    this.pause();
    this.show(index);
  }

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.index >= this.last) this.show(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** Take the next step once the movement of this one has ended. */
  #next(): void {
    if (this.stage.busy) {
      this.#timer = window.setTimeout(() => this.#next(), POLL);
      return;
    }
    if (this.index >= this.last) {
      this.pause();
      return;
    }
    this.show(this.index + 1);
    const rest = Math.max(120, paced(REST) || REST) / this.speed;
    this.#timer = window.setTimeout(() => this.#next(), rest);
  }
}
