// Turns frames into movement. Durations are those of the normal pace, in milliseconds.
import { tick } from "svelte";
import { paced } from "../../app/preferences.svelte";
import type { Frame, PositionView } from "../../net/wire";
import { say } from "../../app/words.svelte";
import { boxed, draft, fell, floor, landing, type Journey } from "./flights";
import { Overlay } from "./overlay";
import { isScoring, type Director, type Moment, type Stage } from "./stage.svelte";

const FLIGHT = 300;
const RISE = 640;
const READ = 420; // how long points can be read before the next line begins
const PAUSE = 160; // between two moves, so that each can be followed
const STILL = 900; // how long a line of the scoring stands if nothing moves

export function direct(stage: Stage, root: HTMLElement, layer: HTMLElement): Director {
  return async (frame, show, moment, signal) => {
    const before = stage.position;
    const sky = new Overlay(root, layer, signal);
    if (!before || !paced(1)) {
      await still(frame, show, moment, signal);
      if (isScoring(frame)) await sky.wait(STILL);
      return;
    }
    const scene = new Scene(stage, frame, before, show, moment, sky);
    await scene.play();
  };
}

/** Without movement: what is heard is all there is to it. */
export const still: Director = async (frame, show, moment) => {
  moment(momentOf(frame));
  await show();
};

function momentOf(frame: Frame): Moment {
  const { entry, took } = frame.told;
  switch (entry.type) {
    case "deal":
      return "deal";
    case "end":
    case "agreed":
      return "end";
    case "fell":
      return "fall";
    case "floor":
      return entry.penalty ? "fall" : "score";
    case "move":
      return took && took.target === 0 ? "fall" : "place";
    default:
      return "score";
  }
}

class Scene {
  constructor(
    private readonly stage: Stage,
    private readonly frame: Frame,
    private readonly before: PositionView,
    private readonly show: () => Promise<void>,
    private readonly moment: (kind: Moment) => void,
    private readonly sky: Overlay,
  ) {}

  async play(): Promise<void> {
    const { entry, took } = this.frame.told;
    const { before, sky } = this;
    switch (entry.type) {
      case "deal":
        return this.#deal();
      case "move":
        if (!took) return this.#draw();
        this.moment("take");
        await this.#fly(draft(took, entry.seat, before, sky));
        this.moment(momentOf(this.frame));
        return sky.wait(PAUSE);
      case "boxed":
        this.#hold(entry.seat);
        await this.#fly(boxed(entry, sky));
        return this.#score(entry.points, entry.seat, `b${entry.seat}-${entry.row}-${entry.column}`);
      case "fell":
        this.moment("fall");
        await this.#fly(fell(entry, before, sky));
        return sky.wait(PAUSE);
      case "floor":
        return this.#floor(entry.penalty, entry.seat, floor(entry, before, sky));
      case "bonus":
        this.#hold(entry.seat);
        await this.#draw();
        await this.#score(entry.points, entry.seat, `b${entry.seat}-3-3`);
        return sky.wait(RISE);
      default:
        this.moment(momentOf(this.frame));
        return this.#draw();
    }
  }

  async #draw(): Promise<void> {
    await this.show();
    await tick();
  }

  async #fly(journeys: Journey[]): Promise<void> {
    const lay = this.sky.offer();
    await this.#draw();
    const flights = landing(journeys, this.sky);
    const flying = new Set(flights.flatMap((flight) => flight.hides ?? []));
    this.sky.slide(lay, flying, FLIGHT);
    await this.sky.fly(flights, FLIGHT);
  }

  async #deal(): Promise<void> {
    this.moment("deal");
    await this.#draw();
    const laid = [...this.sky.offer().keys()].filter((spot) => spot.includes("-"));
    const pieces = laid.flatMap((spot) => this.sky.find(spot) ?? []);
    await this.sky.pop(pieces, 240, 600 / Math.max(20, pieces.length));
  }

  /** The seat's score waits for the points that are on their way. */
  #hold(seat: number): void {
    this.stage.held = { seat, score: this.before.boards[seat - 1]!.score };
  }

  async #score(points: number, seat: number, ...from: string[]): Promise<void> {
    const held = this.stage.held;
    const release = () => {
      if (this.stage.held === held) this.stage.held = null;
    };
    const [start, end] = [this.sky.rect(...from, `board${seat}`), this.sky.rect(`score${seat}`)];
    if (points && start && end) {
      this.moment(points > 0 ? "score" : "fall");
      const size = Math.abs(points);
      const words = say(points > 0 ? "card-points-value" : "card-loss-value", { points: size });
      const rising = this.sky.rise(words, points > 0 ? "gain" : "loss", start, end, RISE);
      // the next line need not wait until these points have arrived
      await Promise.race([rising.then(release), this.sky.wait(READ)]);
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
