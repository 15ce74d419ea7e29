// The move that the user is putting together: a colour, a line, where leftovers go, or a column.
// Everything that can be chosen comes from the server, together with what it would do.
import { preferences } from "../../app/memory/preferences.svelte";
import { LETTERS, type Letter } from "../../art/shapes";
import type { Options, Pick, Target } from "../../net/options";
import type { Column } from "../../net/wire";

export type Way = "left" | "right";

/** What was chosen so far, and from what. */
interface Begun {
  offered: string; // the options
  opened: number | null;
  pick: Pick | null;
  line: number | null;
  column: Column | null;
  ways: Partial<Record<Letter, Way>>;
}

export class Choice {
  options = $state.raw<Options | null>(null);
  opened = $state<number | null>(null); // the source whose colours are shown large
  pick = $state.raw<Pick | null>(null);
  target = $state.raw<Target | null>(null);
  column = $state.raw<Column | null>(null);
  ways = $state<Partial<Record<Letter, Way>>>({});
  hovered = $state.raw<{ source: number; colour: Letter } | null>(null);
  considered = $state.raw<Target | null>(null); // the target under the pointer or the focus
  consideredColumn = $state.raw<Column | null>(null);
  reason = $state<string | null>(null); // why the line that was clicked last takes nothing
  refused = $state(0); // how many keys meant something that cannot be chosen
  #kept: Begun | null = null; // while nothing is offered

  constructor(
    private readonly send: (seat: number, move: string) => void,
    private readonly ask: (seat: number, move: string) => Promise<string | null> = () =>
      Promise.resolve(null),
  ) {}

  /** The colours that the share factory passes on, each to its left or right neighbour. */
  get shared(): Letter[] {
    return LETTERS.filter((letter) => this.pick?.shares.includes(letter));
  }

  /** Whether leftovers wait for their direction. */
  get sharing(): boolean {
    return this.target !== null && this.shared.length > 0;
  }

  get ready(): boolean {
    return this.target !== null || this.column !== null;
  }

  get preview(): Target | null {
    return this.considered ?? this.target;
  }

  get columnPreview(): Column | null {
    return this.consideredColumn ?? this.column;
  }

  picksOf(source: number): Pick[] {
    return this.options?.picks.filter((pick) => pick.source === source) ?? [];
  }

  targetOf(line: number): Target | null {
    return this.pick?.targets.find((target) => target.line === line) ?? null;
  }

  columnOf(row: number, column: number): Column | null {
    return this.options?.columns.find((c) => c.row === row && c.column === column) ?? null;
  }

  wayOf(colour: Letter): Way {
    return this.ways[colour] ?? "left";
  }

  offer(options: Options | null): void {
    // An update about something else repeats the same options; keep what was begun.
    if (options === this.options || JSON.stringify(options) === JSON.stringify(this.options))
      return;
    const begun = this.options ? this.#begun() : this.#kept;
    this.options = options;
    this.clear();
    this.#kept = options ? null : begun; // the connection was lost, or moves are shown again
    if (options && begun?.offered === JSON.stringify(options)) this.#resume(begun);
  }

  #begun(): Begun | null {
    if (this.opened === null && !this.pick && !this.column) return null;
    const { opened, pick, target, column, ways } = this;
    const offered = JSON.stringify(this.options);
    return { offered, opened, pick, line: target?.line ?? null, column, ways };
  }

  /** Choose again, among the same options, what was begun before they were gone for a moment. */
  #resume({ opened, pick, line, column, ways }: Begun): void {
    this.opened = opened;
    this.pick = pick
      ? (this.picksOf(pick.source).find(({ colour }) => colour === pick.colour) ?? null)
      : null;
    this.target = line === null ? null : this.targetOf(line);
    this.column = column ? this.columnOf(column.row, column.column) : null;
    this.ways = ways;
  }

  /** On a small screen: show the colours of a source, or choose its only one. */
  open(source: number): void {
    const picks = this.picksOf(source);
    this.clear();
    if (picks.length === 1) this.choose(picks[0]!);
    else if (picks.length) this.opened = source;
  }

  /** Choose a colour, or put it back. `double`: the second click of two, which means the same. */
  choose(pick: Pick, double = false): void {
    const again = pick === this.pick;
    if (again && double) return;
    this.clear();
    if (!again) this.pick = pick;
  }

  aim(target: Target): void {
    if (target === this.target && !this.sharing) {
      this.confirm();
      return;
    }
    this.target = target;
    this.considered = this.reason = null;
    if (!preferences.confirm && !this.sharing) this.confirm();
  }

  /** Ask why a line does not take the chosen colour. */
  async wonder(line: number): Promise<void> {
    const { options, pick } = this;
    if (!options || !pick?.targets[0]) return;
    const reason = await this.ask(options.seat, pick.targets[0].move.slice(0, -1) + String(line));
    if (this.pick === pick) this.reason = reason;
  }

  place(column: Column): void {
    const again = column === this.column;
    this.column = column;
    this.consideredColumn = null;
    if (again || !preferences.confirm) this.confirm();
  }

  flip(colour: Letter): void {
    this.ways = { ...this.ways, [colour]: this.wayOf(colour) === "left" ? "right" : "left" };
  }

  confirm(): void {
    const move = this.column?.move ?? (this.target && this.target.move + this.#sending());
    if (!move || !this.options) return;
    const seat = this.options.seat;
    this.clear();
    this.send(seat, move);
  }

  /** Go one step back. Return false if there was nothing to take back. */
  back(): boolean {
    if (this.column) this.column = null;
    else if (this.target) this.target = null;
    else if (this.pick || this.opened !== null) this.clear();
    else return false;
    this.considered = this.consideredColumn = null;
    return true;
  }

  clear(): void {
    this.opened = this.pick = this.target = this.column = this.reason = null;
    this.hovered = this.considered = this.consideredColumn = null;
    this.ways = {};
  }

  /** The end of a share factory's move: "<TB>K" sends T and B to the left and K to the right. */
  #sending(): string {
    const to = (way: Way) => this.shared.filter((colour) => this.wayOf(colour) === way).join("");
    const [left, right] = [to("left"), to("right")];
    return (left && `<${left}`) + (right && `>${right}`);
  }
}
