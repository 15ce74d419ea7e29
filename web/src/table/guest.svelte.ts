// A guest of a table: the connection, what is drawn, and what the guest can ask for.
import { nudge, title } from "../app/attention";
import { wordsOf } from "../app/language/explain";
import { nameAt, named } from "../app/language/names";
import { go } from "../app/router.svelte";
import { sound } from "../app/sounds";
import { showToast } from "../app/toasts.svelte";
import { keepOpened, keepSeats, keepToken, tokensOf } from "../app/memory/tokens";
import { has, say } from "../app/language/words.svelte";
import { Stage } from "../board/motion/stage.svelte";
import { joinTable } from "../net/api";
import { Session, type Command } from "../net/session.svelte";
import type { TableEvent, TableNews } from "../net/news";
import type { Answer, Nudged, Signalled, TableView } from "../net/wire";
import { Signals, type Word } from "./signals/signals.svelte";

const ANNOUNCED = 30_000; // milliseconds that a message of the host is shown

export class Guest {
  readonly stage = new Stage();
  readonly session: Session;

  view = $derived.by<TableView | null>(() => this.session.view);
  seats = $derived(named(this.view?.seats ?? []));
  mine = $derived(this.seats.filter((seat) => seat.mine));
  /** The guest's seats that no bot plays for them. */
  playing = $derived(this.mine.filter((seat) => !seat.stand_in));
  /** The seat to move in the position that is drawn, not in the one that the animation leads to. */
  turn = $derived(this.stage.position?.turn ?? null);
  myTurn = $derived(
    this.view?.status === "playing" && this.view.options !== null && !this.stage.busy,
  );
  /** Whether a question waits for the guest's answer. */
  asked = $derived(this.view?.asks.some((ask) => ask.mine) ?? false);

  /** Whether another person sits at the table, to whom the guest can say something. */
  company = $derived(
    this.mine.length > 0 && this.seats.some((seat) => seat.kind === "person" && !seat.mine),
  );
  /** The other person whose move the guest waits for. */
  awaited = $derived.by(() => {
    const view = this.view;
    if (view?.status !== "playing" || !this.playing.length) return null;
    const turn = view.position?.turn;
    const seat = this.seats.find((one) => one.seat === turn);
    if (seat?.kind !== "person" || seat.mine || view.thinking === turn) return null;
    return seat;
  });
  readonly signals = new Signals();

  waited = false; // the guest was in the waiting room
  #joining = $state(false); // a seat was asked for, and its token has not come yet
  /**
   * Whether the guest is on the way to a seat. The game may begin before the socket has greeted
   * with the new token; until then the view shows none of the guest's seats.
   */
  sitting = $derived.by(() => this.#joining || this.session.status !== "open");

  constructor(readonly table: string) {
    this.session = new Session(table, () => tokensOf(table));
    this.session.onchange = (message, first) => {
      this.#take(message, first);
    };
    this.session.onrefusal = (problem) => {
      showToast(wordsOf(problem), true);
    };
    this.session.onannouncement = (text) => {
      showToast(say("host-announces", { text }), false, ANNOUNCED);
    };
    this.session.onsignal = (signal) => {
      this.#hear(signal);
    };
    this.stage.onmoment = sound;
  }

  /** The own seat that speaks: the one to move, if several people share this screen. */
  get #speaker(): number {
    return (this.mine.find((seat) => seat.seat === this.turn) ?? this.mine[0])?.seat ?? 1;
  }

  /** Show a reaction or a phrase to everyone at the table. */
  signal(word: Word): void {
    this.session.signal({ type: "signal", seat: this.#speaker, word });
  }

  /** Gently call the person to move. */
  nudge(): void {
    this.session.signal({ type: "nudge", seat: this.#speaker });
  }

  #hear(signal: Signalled | Nudged): void {
    const mine = (number: number) => this.mine.some((seat) => seat.seat === number);
    if (!this.signals.take(signal, mine(signal.seat))) return;
    if (signal.type !== "nudged" || !mine(signal.to)) return;
    const name = this.name(signal.seat);
    const text = say("nudge-yours", { name });
    nudge(text);
    showToast(text);
    if (document.hidden) title(say("nudge-title", { name }));
  }

  name(seat: number): string {
    return nameAt(this.seats, seat);
  }

  /** Send a command, and show what is wrong with it if the server refuses it. */
  async act(command: Command): Promise<Answer> {
    const answer = await this.session.do(command);
    if (answer.error) showToast(wordsOf(answer.error), true);
    return answer;
  }

  /** Take an open seat. Throw what the server says if it refuses. */
  async join(invite: string, name: string, seat: number | null): Promise<void> {
    this.#joining = true;
    try {
      const joined = await joinTable(this.table, invite, name, seat);
      keepToken(this.table, joined.token);
      this.session.reconnect();
    } finally {
      this.#joining = false;
    }
  }

  /** The seat whose last move an undo would take back. */
  undoSeat = $derived.by(() => {
    if (!this.view?.undo) return null;
    const story = this.stage.story;
    for (let i = story.length - 1; i >= 0; i--) {
      const { line } = story[i]!;
      if (line.type === "deal") return null;
      if (line.type === "move" && this.playing.some((seat) => seat.seat === line.seat)) {
        return line.seat;
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
        this.#goTo(answer.opened.table);
        return;
      }
    }
    // Another guest was faster, or the answer got lost: the view knows the new table.
    if (this.session.view?.rematch) this.#goTo(this.session.view.rematch);
  }

  /** Seats keep their holders in a rematch, so the same tokens are valid there. */
  #goTo(table: string): void {
    for (const token of tokensOf(this.table)) keepToken(table, token);
    go(`/t/${table}`);
  }

  #take(message: TableNews, first: boolean): void {
    const mine = message.view.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    keepSeats(this.table, mine);
    this.stage.take(message);
    if (first) return; // what happened before the guest came is in the story
    for (const event of message.events) this.#announce(event);
  }

  /** Show a toast for what another seat did, and for a move that the clock made for this guest. */
  #announce(event: TableEvent): void {
    if (event.type === "arranged" && this.view?.waiting && !this.view.waiting.mine) {
      showToast(say("friends-arranged"));
    }
    if (event.seat === null) return;
    if (this.mine.some((seat) => seat.seat === event.seat)) {
      if (event.type === "timed-out" && this.view?.clock.kind === "move") {
        showToast(say("error-time-out"), true);
      }
      return;
    }
    if (event.type === "replied" && event.yes !== false) return;
    const id = `event-${event.type}`;
    if (has(id)) showToast(say(id, { name: this.name(event.seat) }));
  }
}
