// The study board: a position that is edited, or played on from, or analysed.
import { untrack } from "svelte";
import { Stage } from "../board/motion/stage.svelte";
import { sketchOf, studyOf } from "../net/api";
import { Analyst } from "../net/analyst.svelte";
import { readOptions } from "../net/options";
import { problemOf } from "../net/problem";
import type { Problem, Sketch, SketchView, StudyView, StudyWish } from "../net/wire";
import { recallTrial, rememberTrial } from "./play/trials";
import { cut, onward, plant, stepsTo, take, visit, type Step, type Tree } from "./play/variations";

export type Mode = "edit" | "play" | "analyse";

const MOST_UNDO = 200;
const ENGINE_STAGE = 5; // the engine moves when it has looked so far, or found everything
const ENGINE_SECONDS = 2;

export class Study {
  readonly stage = new Stage();
  readonly analyst = new Analyst();
  mode = $state<Mode>("edit");
  sketch = $state.raw<SketchView | null>(null); // while it is edited
  view = $state.raw<StudyView | null>(null); // while it is played
  problem = $state.raw<Problem | null>(null); // why the last thing did not work
  busy = $state(false);
  engine = $state.raw<number[]>([]); // the seats that the engine plays
  names = $state.raw<string[]>([]);

  /** What is on the table now, before the server has answered. */
  draft = $state.raw<Sketch | null>(null);
  #start = ""; // the position before the first step
  tree = $state.raw<Tree>(plant()); // what was played from there, with all variations
  at = $state(0); // the node of the tree that is on the table
  trial = $state<string | null>(null); // the address of the moment that the tree grows from
  origin = $state<string | null>(null); // and of the game that it came from, also once it was edited
  #past = $state.raw<Sketch[]>([]);
  #future = $state.raw<Sketch[]>([]);
  #asked = 0;

  /** The position as text; null while it is impossible. */
  get text(): string | null {
    return (this.mode === "edit" ? this.sketch?.text : this.view?.text) ?? null;
  }

  get link(): string | null {
    return (this.mode === "edit" ? this.sketch?.link : this.view?.link) ?? null;
  }

  get rules() {
    return (this.mode === "edit" ? this.draft?.rules : this.view?.rules) ?? null;
  }

  readonly options = $derived.by(() => {
    const options = this.mode === "edit" ? null : this.view?.options;
    return options && !this.engine.includes(options.seat) ? readOptions(options) : null;
  });

  get canUndo(): boolean {
    return this.mode === "edit" ? this.#past.length > 0 : this.at > 0;
  }

  get canRedo(): boolean {
    return this.mode === "edit" ? this.#future.length > 0 : this.tree[this.at]!.children.length > 0;
  }

  get steps(): Step[] {
    return stepsTo(this.tree, this.at);
  }

  // --- where positions come from ---------------------------------------------------------------

  /** Open a text, a link or a moment of a game; throw a Failure if that is not possible. */
  async open(wish: { text: string } | { link: string } | Partial<StudyWish>): Promise<void> {
    if ("text" in wish || "link" in wish) {
      this.#takeSketch(await sketchOf(wish));
    } else {
      const found = await studyOf(wish);
      this.names = found.seats;
      this.#takeSketch(await sketchOf({ text: found.text }));
    }
    this.#past = this.#future = [];
    this.mode = "edit";
    this.trial = this.origin = null;
    this.analyst.look(null);
  }

  /**
   * Try other moves from a moment of a game, with the engine beside. The rest of the game is the
   * main line. A trial that was left comes back with its variations, as `address` names it.
   */
  async try(wish: Partial<StudyWish>, address: string): Promise<void> {
    const found = await studyOf(wish);
    const kept = recallTrial(address);
    this.names = found.seats;
    this.engine = [];
    this.trial = this.origin = address;
    this.#start = found.text;
    this.tree = kept?.tree ?? plant(found.rest);
    this.view = found;
    this.stage.show(found.position);
    this.mode = "analyse";
    await this.go(kept?.at ?? 0);
  }

  #takeSketch(found: SketchView): void {
    this.sketch = found;
    this.draft = found.sketch;
    this.problem = null;
    this.stage.show(found.position);
  }

  // --- editing ---------------------------------------------------------------------------------

  /** Take over what was edited; the server says what it is. */
  edit(changed: Sketch): void {
    if (changed === this.draft || !this.draft) return;
    this.#past = [...this.#past, this.draft].slice(-MOST_UNDO);
    this.#future = [];
    void this.#sketch(changed);
  }

  async #sketch(draft: Sketch): Promise<void> {
    this.draft = draft;
    const asked = ++this.#asked;
    try {
      const found = await sketchOf({ sketch: draft });
      if (asked !== this.#asked || this.mode !== "edit") return;
      this.#takeSketch(found);
    } catch (error) {
      if (asked === this.#asked) this.problem = problemOf(error);
    }
  }

  undo(): void {
    if (this.mode !== "edit") {
      void this.go(this.tree[this.at]!.parent);
    } else if (this.#past.length && this.draft) {
      this.#future = [this.draft, ...this.#future];
      const last = this.#past.at(-1)!;
      this.#past = this.#past.slice(0, -1);
      void this.#sketch(last);
    }
  }

  redo(): void {
    if (this.mode !== "edit") {
      const next = onward(this.tree, this.at);
      if (next !== null) void this.go(next);
    } else {
      const [next, ...rest] = this.#future;
      if (!next || !this.draft) return;
      this.#past = [...this.#past, this.draft];
      this.#future = rest;
      void this.#sketch(next);
    }
  }

  // --- playing ---------------------------------------------------------------------------------

  /** Edit what is played, play or analyse what was edited. An impossible position stays edited. */
  async turnTo(mode: Mode): Promise<void> {
    if (mode === this.mode) return;
    if (mode === "edit") {
      const text = this.text;
      this.engine = [];
      this.trial = null;
      this.mode = "edit";
      this.analyst.look(null);
      if (text) {
        this.#takeSketch(await sketchOf({ text }));
        this.#past = this.#future = [];
      }
      return;
    }
    if (this.mode === "edit") {
      const text = this.sketch?.text;
      if (!text) return;
      this.#start = text;
      this.view = null;
      this.mode = mode;
      await this.#show(plant(), 0);
    }
    this.mode = mode;
    this.#look();
  }

  play(step: Step): Promise<void> {
    const { tree, at } = take(this.tree, this.at, step);
    return this.#show(tree, at);
  }

  /** Go to a node of the tree. */
  go(at: number): Promise<void> {
    const { tree } = visit(this.tree, at);
    return this.#show(tree, at);
  }

  /** Cut off a variation. */
  cut(branch: number): Promise<void> {
    const { tree, at } = cut(this.tree, branch);
    return this.#show(tree, at);
  }

  /** Show a node of a tree; its last step is drawn as movement if that leads on from here. */
  async #show(tree: Tree, at: number): Promise<void> {
    const asked = ++this.#asked;
    const follows = at !== 0 && tree[at]!.parent === this.at && this.view !== null;
    this.busy = true;
    try {
      const found = await studyOf({ start: this.#start, steps: stepsTo(tree, at) });
      if (asked !== this.#asked) return;
      this.tree = tree;
      this.at = at;
      this.view = found;
      this.problem = null;
      if (follows && found.frames.length) this.stage.perform(found.frames);
      else this.stage.show(found.position);
      if (this.trial) rememberTrial(this.trial, { tree, at });
      this.#look();
    } catch (error) {
      if (asked === this.#asked) this.problem = problemOf(error);
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }

  /** Analyse what is on the table, if that is wanted or the engine is to move. */
  #look(): void {
    const wanted = this.mode === "analyse" || this.engineToMove;
    this.analyst.look(wanted && this.view?.waits === "move" ? this.view.text : null);
  }

  /** Let the engine play these seats. */
  letPlay(seats: number[]): void {
    this.engine = seats;
    this.#look();
  }

  get engineToMove(): boolean {
    const seat = this.mode === "edit" ? null : this.view?.options?.seat;
    return seat !== null && seat !== undefined && this.engine.includes(seat);
  }

  /** The move of the engine, once it has thought about it. */
  get engineMove(): string | null {
    const { found, position } = this.analyst;
    if (!this.engineToMove || !found || position !== this.view?.text || this.busy) return null;
    const enough =
      found.done !== null || found.stage >= ENGINE_STAGE || found.seconds >= ENGINE_SECONDS;
    return enough ? (found.moves[0]?.move ?? null) : null;
  }

  /** Play for the engine when it is ready and the board stands still. For an effect. */
  serveEngine(): void {
    const move = this.engineMove;
    if (move && !this.stage.busy) untrack(() => void this.play({ type: "move", move }));
  }

  close(): void {
    this.analyst.close();
  }
}
