// A guest's place at a table: the connection, what is drawn, and what can be asked for.
import { Stage } from "../board/motion/stage.svelte";
import { keepOpened, keepSeats, keepToken, tokensOf } from "../app/tokens";
import { nameAt, named } from "../app/names";
import { wordsOf } from "../net/problem";
import { go } from "../app/router.svelte";
import { Session, type Command } from "../net/session.svelte";
import { sound } from "../app/sounds";
import { tell } from "../app/toasts.svelte";
import type { Answer, EventView, State, TableView, Update } from "../net/wire";
import { has, say } from "../app/words.svelte";

export class Desk {
  readonly stage = new Stage();
  readonly session: Session;

  view = $derived.by<TableView | null>(() => this.session.view);
  seats = $derived(named(this.view?.seats ?? []));
  mine = $derived(this.seats.filter((seat) => seat.mine));
  /** My seats that I play myself. */
  playing = $derived(this.mine.filter((seat) => !seat.stand_in));
  /** The seat to move as drawn now, not as it will be when all movement has ended. */
  turn = $derived(this.stage.position?.turn ?? null);
  myTurn = $derived(
    this.view?.status === "playing" && this.view.options !== null && !this.stage.busy,
  );

  /** An answer of ours is waited for. */
  asked = $derived(this.view?.asks.some((ask) => ask.mine) ?? false);
  waited = false; // in the waiting room

  constructor(readonly table: string) {
    this.session = new Session(table, () => tokensOf(table));
    this.session.onnews = (message, first) => this.#news(message, first);
    this.session.onrefusal = (problem) => tell(wordsOf(problem), true);
    this.stage.onmoment = sound;
  }

  name(seat: number): string {
    return nameAt(this.seats, seat);
  }

  /** Sends a command; tells what was wrong with it. */
  async act(command: Command): Promise<Answer> {
    const answer = await this.session.do(command);
    if (answer.error) tell(wordsOf(answer.error), true);
    return answer;
  }

  /** Whose last move an undo would take back. */
  undoSeat = $derived.by(() => {
    if (!this.view?.undo) return null;
    const story = this.stage.story;
    for (let i = story.length - 1; i >= 0; i--) {
      const { entry } = story[i]!;
      if (entry.type === "deal") return null;
      if (entry.type === "move" && this.playing.some((seat) => seat.seat === entry.seat)) {
        return entry.seat;
      }
    }
    return null;
  });

  undo(): void {
    if (this.undoSeat !== null) void this.act({ type: "undo", seat: this.undoSeat });
  }

  async rematch(): Promise<void> {
    if (!this.view?.rematch) {
      const answer = await this.act({ type: "rematch" });
      if (answer.opened) {
        keepOpened(answer.opened);
        this.#follow(answer.opened.table);
        return;
      }
    }
    if (this.session.view?.rematch) this.#follow(this.session.view.rematch);
  }

  /** Seats keep their holders, so our tokens hold them at the next table too. */
  #follow(table: string): void {
    for (const token of tokensOf(this.table)) keepToken(table, token);
    go(`/t/${table}`);
  }

  #news(message: State | Update, first: boolean): void {
    const mine = message.view.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    keepSeats(this.table, mine);
    this.stage.take(message);
    if (!first) message.events.forEach((event) => this.#announce(event));
  }

  #announce(event: EventView): void {
    if (event.seat === null) return;
    if (this.mine.some((seat) => seat.seat === event.seat)) {
      if (event.type === "timed-out" && this.view?.clock.kind === "move") {
        tell(say("error-time-out"), true);
      }
      return;
    }
    if (event.type === "replied" && event.yes !== false) return;
    const id = `event-${event.type}`;
    if (has(id)) tell(say(id, { name: this.name(event.seat) }));
  }
}
