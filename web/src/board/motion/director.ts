// Turns frames into movement and sound. Durations are in milliseconds, at the normal pace.
import { tick } from "svelte";
import { paced } from "../../app/memory/preferences.svelte";
import { say } from "../../app/language/words.svelte";
import type { Frame, PositionView } from "../../net/wire";
import { boxed, draft, fell, floor, landing, type Journey } from "./flights";
import { rejoice, reward } from "./joy";
import { Overlay } from "./overlay";
import { isScoring, type Director, type Moment, type Stage } from "./stage.svelte";

const FLIGHT = 300;
const RISE = 640; // points that rise into the score
const READ = 420; // how long points can be read before the next line begins
const PAUSE = 160; // between two moves, so that each can be followed
const STILL = 900; // how long a line of the scoring is shown if nothing moves

export function direct(stage: Stage, root: HTMLElement, layer: HTMLElement): Director {
  return async (frame, show, moment, signal) => {
    const before = stage.position;
    const overlay = new Overlay(root, layer, signal);
    if (!before || !paced(1)) {
      await still(frame, show, moment, signal);
      if (isScoring(frame)) await overlay.wait(STILL);
      return;
    }
    const scene = new Scene(stage, frame, before, show, moment, overlay);
    await scene.play();
  };
}

/** Plays a frame without movement: its sound, and the new position. */
export const still: Director = (frame, show, moment) => {
  moment(momentOf(frame));
  show();
  return Promise.resolve();
};

function momentOf(frame: Frame): Moment {
  const { line, took } = frame.entry;
  switch (line.type) {
    case "deal":
      return "deal";
    case "end":
    case "agreed":
      return "end";
    case "fell":
      return "fall";
    case "floor":
      return line.penalty ? "fall" : "score";
    case "move":
      return took?.target === 0 ? "fall" : "place";
    default:
      return "score";
  }
}

/** One frame with movement. */
class Scene {
  constructor(
    private readonly stage: Stage,
    private readonly frame: Frame,
    private readonly before: PositionView,
    private readonly show: () => void,
    private readonly moment: (kind: Moment) => void,
    private readonly overlay: Overlay,
  ) {}

  async play(): Promise<void> {
    const { line, took } = this.frame.entry;
    const { before, overlay } = this;
    switch (line.type) {
      case "deal":
        return this.#deal();
      case "move":
        if (!took) return this.#draw();
        this.moment("take");
        await this.#fly(draft(took, line.seat, before, overlay));
        this.moment(momentOf(this.frame));
        return overlay.wait(PAUSE);
      case "boxed":
        this.#hold(line.seat);
        await this.#fly(boxed(line, before, overlay));
        await this.#score(line.points, line.seat, `b${line.seat}-${line.row}-${line.column}`);
        return rejoice(line.seat, before, this.frame.position, overlay);
      case "fell":
        this.moment("fall");
        await this.#fly(fell(line, before, this.frame.position, overlay));
        return overlay.wait(PAUSE);
      case "floor":
        return this.#floor(line.penalty, line.seat, floor(line, before, overlay));
      case "bonus":
        this.#hold(line.seat);
        await this.#draw();
        await reward(line.seat, this.frame.entry.cells, overlay);
        await this.#score(line.points, line.seat, `b${line.seat}-3-3`);
        return overlay.wait(RISE);
      default:
        this.moment(momentOf(this.frame));
        return this.#draw();
    }
  }

  /** Draw the frame's position and wait until it is in the document. */
  async #draw(): Promise<void> {
    this.show();
    await tick();
  }

  async #fly(journeys: Journey[]): Promise<void> {
    const lay = this.overlay.offer();
    await this.#draw();
    const flights = landing(journeys, this.overlay);
    const flying = new Set(flights.flatMap((flight) => flight.hides ?? []));
    this.overlay.slide(lay, flying, FLIGHT);
    await this.overlay.fly(flights, FLIGHT);
  }

  async #deal(): Promise<void> {
    this.moment("deal");
    await this.#draw();
    const laid = [...this.overlay.offer().keys()].filter((spot) => spot.includes("-"));
    const pieces = laid.flatMap((spot) => this.overlay.find(spot) ?? []);
    await this.overlay.pop(pieces, 240, 600 / Math.max(20, pieces.length));
  }

  /** Keep showing the old score until the points have risen into it. */
  #hold(seat: number): void {
    this.stage.held = { seat, score: this.before.boards[seat - 1]!.score };
  }

  async #score(points: number, seat: number, ...from: string[]): Promise<void> {
    const held = this.stage.held;
    const release = () => {
      if (this.stage.held === held) this.stage.held = null;
    };
    const [start, end] = [
      this.overlay.rect(...from, `board${seat}`),
      this.overlay.rect(`score${seat}`),
    ];
    if (points && start && end) {
      this.moment(points > 0 ? "score" : "fall");
      const size = Math.abs(points);
      const words = say(points > 0 ? "card-points-value" : "card-loss-value", { points: size });
      const rising = this.overlay.rise(words, points > 0 ? "gain" : "loss", start, end, RISE);
      const risen = rising.then(release);
      // The next line need not wait until these points have arrived, but a choice must: it shows
      // the score.
      await (this.stage.more ? Promise.race([risen, this.overlay.wait(READ)]) : risen);
      return;
    }
    release();
  }

  async #floor(penalty: number, seat: number, journeys: Journey[]): Promise<void> {
    this.#hold(seat);
    await this.#score(-penalty, seat, `floor${seat}`);
    await this.#fly(journeys);
  }
}
