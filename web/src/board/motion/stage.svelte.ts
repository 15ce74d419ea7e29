// The position that is drawn now. It lags behind the server's while frames are animated.
import type { TableNews } from "../../net/news";
import type { Frame, PositionView, StoryEntry } from "../../net/wire";

export type Moment = "take" | "place" | "fall" | "score" | "deal" | "end";

/** Animates a frame and calls `show` when the frame's position is to be drawn. */
export type Director = (
  frame: Frame,
  show: () => void,
  moment: (kind: Moment) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Whether a frame belongs to the end of a round or game, which the card explains. */
export function isScoring(frame: Frame): boolean {
  return ["boxed", "fell", "floor", "bonus"].includes(frame.entry.line.type);
}

const MOST_PAST = 60; // frames, more than a round of four brings

/** A frame with the position before it. */
export interface Shown {
  frame: Frame;
  before: PositionView;
}

/** What happened after the last move of these seats; without such a move, the last few things. */
export function since(past: Shown[], own: number[]): Shown[] {
  const last = past.findLastIndex(
    ({ frame: { entry } }) =>
      entry.line.type === "move" && entry.took !== null && own.includes(entry.line.seat),
  );
  return last < 0 ? past.slice(-8) : past.slice(last + 1);
}

/** The table before the first deal. */
function undealt(position: PositionView): PositionView {
  const out = position.sources.map((source) => source.chocolates).join("");
  return {
    ...position,
    bag: position.bag + out,
    sources: position.sources.map((source) => ({ ...source, chocolates: "", face: null })),
  };
}

export class Stage {
  position = $state.raw<PositionView | null>(null);
  story = $state.raw<StoryEntry[]>([]);
  current = $state.raw<Frame | null>(null);
  busy = $state(false);
  pointed = $state.raw<StoryEntry | null>(null); // the entry of the story under the pointer
  held = $state.raw<{ seat: number; score: number } | null>(null); // its points are still flying
  recalling = $state(false); // an earlier moment is drawn
  holding = $state(false); // for as long as the user holds a key or a button
  past = $state.raw<Shown[]>([]); // what came since the page was opened, and can be seen again
  hurried = $state(false); // the moves that come are drawn at once, until the user's turn
  jumps = $state(0); // how often the position changed without movement
  onmoment: ((kind: Moment) => void) | null = null;
  director: Director | null = null;
  opening: PositionView | null = null; // of a game that did not begin with the empty table

  #queue: Frame[] = [];
  #goal: PositionView | null = null;
  #run = new AbortController();
  #frames: Frame[] | null = null;
  #index = 0;

  /** Whether other frames wait for the one that is being shown. */
  get more(): boolean {
    return this.#queue.length > 0;
  }

  /**
   * Take over what the server sent. A whole state is drawn at once; the frames of an update are
   * animated after those that still wait.
   */
  take(message: TableNews): void {
    const goal = message.view.position;
    if (this.recalling) this.now();
    this.#remember(message);
    if (message.type === "state") {
      this.skip();
      this.story = message.story;
      this.#goal = this.position = goal;
      this.jumps++;
      return;
    }
    // Moves were taken back: the story is shorter than what is shown or about to be shown.
    if (message.kept < this.story.length + this.#unshown().length) {
      this.skip();
      this.story = this.story.slice(0, message.kept);
      this.jumps++;
      if (!message.frames.length) this.position = goal;
    }
    this.#goal = goal;
    this.#queue.push(...message.frames);
    this.#start();
  }

  /** Draw a position at once, without a story. */
  show(position: PositionView): void {
    this.skip();
    this.story = [];
    this.#goal = this.position = position;
    this.jumps++;
  }

  /** Animate these frames after what is drawn. */
  perform(frames: Frame[]): void {
    this.#queue.push(...frames);
    this.#goal = frames.at(-1)?.position ?? this.#goal;
    this.#start();
  }

  /** End all movement, and that of the moves that come until the user's turn. */
  hurry(): void {
    this.hurried = true;
    this.skip();
  }

  /** Show frames again, from the position before them. What is new goes on afterwards. */
  async recall(before: PositionView, frames: Frame[], holding = false): Promise<void> {
    this.skip();
    const run = this.#run.signal;
    this.recalling = true;
    this.holding = holding;
    this.position = before;
    for (const frame of frames) {
      this.current = frame;
      const show = () => {
        if (!run.aborted) this.position = frame.position;
      };
      await this.director?.(frame, show, () => undefined, run);
      if (run.aborted) return;
      show();
    }
    this.current = null;
  }

  /** Draw the present position again. */
  now(): void {
    if (!this.recalling) return;
    this.#run.abort();
    this.#run = new AbortController();
    this.recalling = this.holding = false;
    this.position = this.#goal;
    this.jumps++;
    this.#settle();
  }

  /** End all movement and draw the last position. */
  skip(): void {
    if (this.recalling) this.now();
    this.#run.abort();
    this.#run = new AbortController();
    if (this.busy) {
      this.story = [...this.story, ...this.#unshown().map((frame) => frame.entry)];
      this.#queue = [];
      this.position = this.#goal;
    }
    this.#settle();
  }

  /** Show the position after the first `index` frames of a game; one step onward is animated. */
  load(frames: Frame[], index: number): void {
    const onward = frames === this.#frames && index === this.#index + 1;
    this.skip();
    this.#frames = frames;
    this.#index = index;
    const frame = frames[index - 1];
    if (onward && frame) {
      this.perform([frame]);
      return;
    }
    this.story = frames.slice(0, index).map((shown) => shown.entry);
    const empty = frames[0] ? undealt(frames[0].position) : null;
    this.#goal = frame?.position ?? this.opening ?? empty;
    this.position = this.#goal;
    this.jumps++;
  }

  /** The frames whose position was not drawn yet. */
  #unshown(): Frame[] {
    const half = this.current && this.story.at(-1) !== this.current.entry ? [this.current] : [];
    return [...half, ...this.#queue];
  }

  #remember(message: Parameters<Stage["take"]>[0]): void {
    if (message.type === "state") {
      this.past = [];
      return;
    }
    const past = this.past.filter(({ frame }) => frame.entry.number <= message.kept);
    let before = this.#goal;
    for (const frame of message.frames) {
      if (before) past.push({ frame, before });
      before = frame.position;
    }
    this.past = past.slice(-MOST_PAST);
  }

  #start(): void {
    if (this.busy) return;
    this.busy = true;
    const moves = this.#queue.every(({ entry }) => entry.line.type === "move");
    if (!moves) this.hurried = false; // a scoring or a deal is worth seeing
    // Browsers stop the animations of a hidden page.
    if (document.hidden || this.hurried) this.skip();
    else void this.#play();
  }

  async #play(): Promise<void> {
    const run = this.#run.signal;
    while (this.#queue.length) {
      const frame = this.#queue.shift()!;
      this.current = frame;
      await this.#show(frame, run);
      if (run.aborted) return;
    }
    this.position = this.#goal;
    this.#settle();
  }

  async #show(frame: Frame, run: AbortSignal): Promise<void> {
    let shown = false;
    const show = () => {
      if (shown || run.aborted) return;
      shown = true;
      this.position = frame.position;
      this.story = [...this.story, frame.entry];
    };
    await this.director?.(frame, show, (kind) => this.onmoment?.(kind), run);
    show(); // also if the director forgot, or there is none
  }

  #settle(): void {
    this.current = null;
    this.held = null;
    this.busy = false;
  }
}
