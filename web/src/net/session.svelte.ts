// One table's socket. It reconnects by itself, notices gaps in the versions, and settles every
// command exactly once, even when the answer got lost with the connection.
import { viewOf } from "./api";
import { wasCarriedOut } from "./lost-answers";
import { Failure } from "./problem";
import { readState, readUpdate, type TableNews } from "./news";
import type {
  Advice,
  Advise,
  Answer,
  Do,
  FromServer,
  Look,
  Nudge,
  Nudged,
  Problem,
  Signal,
  Signalled,
  State,
  TableView,
  ToServer,
  Update,
} from "./wire";

export type Command = Do["command"];
export type Question = Pick<Advise, "seat" | "about" | "language">;
export type Status = "connecting" | "open" | "lost" | "unknown"; // unknown: there is no such table

const LOST: Problem = { code: "lost", message: "the connection was lost", details: {} };

// All in milliseconds.
const RETRY_WAITS = [300, 700, 1500, 3000, 5000, 8000]; // the last one for every later try
const CHECK_INTERVAL = 5000;
const QUIET = 20000; // after so long without a message: ask whether the server is there
const PATIENCE = 10000; // after so long without an answer: it is not

const MAX_TOKENS = 8; // the server refuses a hello with more

const unanswered = (id: number): Advice => ({
  type: "advice",
  id,
  error: LOST,
  hint: null,
  verdict: null,
});

interface Pending {
  command: Command;
  resolve: (answer: Answer) => void;
}

export class Session {
  status = $state<Status>("connecting");
  view = $state.raw<TableView | null>(null);
  receivedAt = $state(0); // when the view came, by performance.now()
  waiting = $state(0); // commands without an answer
  refused = $state.raw<Problem | null>(null); // why the last try failed, if the server gave a reason
  onchange: ((news: TableNews, first: boolean) => void) | null = null;
  onrefusal: ((problem: Problem) => void) | null = null;
  onsignal: ((signal: Signalled | Nudged) => void) | null = null;
  onannouncement: ((text: string) => void) | null = null;

  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- only `waiting` is shown
  #pending = new Map<number, Pending>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing of it is shown
  #asked = new Map<number, (advice: Advice) => void>(); // questions to the coach
  #nextId = 1;
  #version: number | null = null; // of the view, null before the first one
  #syncing = false; // a gap was seen, and the whole state is on its way
  #tries = 0;
  #retryTimer = 0;
  #checkTimer = 0;
  #heardAt = 0;
  #pingedAt: number | null = null; // null without an open ping
  #refusal: Problem | null = null; // reported on this socket
  #closed = false;

  constructor(
    readonly table: string,
    private readonly tokens: () => string[],
  ) {}

  open(): void {
    this.#closed = false;
    this.#connect();
    this.#checkTimer = window.setInterval(() => {
      this.#checkAlive();
    }, CHECK_INTERVAL);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#goOffline);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#checkTimer);
    clearTimeout(this.#retryTimer);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#goOffline);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.#failPending();
    this.#failAsked();
  }

  /** Start a new socket at once, because of a new token or because the user does not want to wait. */
  reconnect(): void {
    clearTimeout(this.#retryTimer);
    this.#tries = 0;
    this.status = "connecting";
    this.#drop();
    this.#failAsked();
    this.#connect();
  }

  /**
   * Send a command. The promise resolves with the server's answer, or, if the connection is lost
   * meanwhile, with what the next state shows. It never rejects.
   */
  do(command: Command): Promise<Answer> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      const version = this.#version ?? 0;
      if (!this.#send({ type: "do", id, version, command })) {
        resolve({ type: "answer", id, version, error: LOST, opened: null });
        return;
      }
      this.#pending.set(id, { command, resolve });
      this.waiting = this.#pending.size;
    });
  }

  /** Ask the coach. The promise resolves with the answer, or with an error if the connection is lost. */
  advise(question: Question): Promise<Advice> {
    const id = this.#nextId++;
    return new Promise((resolve) => {
      if (this.#send({ type: "advise", id, version: this.#version ?? 0, ...question })) {
        this.#asked.set(id, resolve);
      } else resolve(unanswered(id));
    });
  }

  /** Send what changes nothing at the table. A refusal of it comes to `onrefusal`. */
  signal(message: Signal | Nudge | Look): boolean {
    return this.#send(message);
  }

  #connect(): void {
    const origin = location.origin.replace(/^http/, "ws");
    const socket = new WebSocket(`${origin}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#heardAt = performance.now();
    this.#pingedAt = null;
    this.#refusal = null;
    socket.onopen = () => {
      const tokens = this.tokens().slice(-MAX_TOKENS);
      this.#send({ type: "hello", tokens, since: this.#version, turns: false });
    };
    socket.onmessage = (event) => {
      this.#heardAt = performance.now();
      this.#pingedAt = null;
      this.#receive(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      // A dropped socket closes later; by then another one may be open.
      if (this.#socket === socket) void this.#handleLoss();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #handleLoss(): Promise<void> {
    this.#socket = null;
    this.#failAsked();
    if (this.#closed) return;
    this.refused = this.#refusal;
    const unknown = this.#version === null && (await this.#isUnknown());
    // While we asked, the page may have been left or the user may have tried again.
    if (this.#isClosedOrConnected()) return;
    if (unknown) {
      this.status = "unknown";
      return;
    }
    this.status = "lost";
    const wait = RETRY_WAITS[Math.min(this.#tries++, RETRY_WAITS.length - 1)]!;
    clearTimeout(this.#retryTimer);
    // Some jitter, so that not all pages come back in the same instant after a restart.
    this.#retryTimer = window.setTimeout(
      () => {
        this.#connect();
      },
      wait * (0.8 + Math.random() * 0.4),
    );
  }

  #isClosedOrConnected(): boolean {
    return this.#closed || this.#socket !== null;
  }

  /** A refused socket does not say why, so ask over HTTP whether the table exists. */
  async #isUnknown(): Promise<boolean> {
    try {
      await viewOf(this.table);
    } catch (error) {
      return error instanceof Failure && [404, 410, 422].includes(error.status);
    }
    return false;
  }

  #send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "state":
        this.#takeState(message);
        break;
      case "update":
        this.#takeUpdate(message);
        break;
      case "answer":
        this.#settle(message.id, message);
        break;
      case "advice":
        this.#asked.get(message.id)?.(message);
        this.#asked.delete(message.id);
        break;
      case "refusal":
        this.#refusal = message.error;
        if (this.#version !== null) this.onrefusal?.(message.error);
        break;
      case "signalled":
      case "nudged":
        this.onsignal?.(message);
        break;
      case "announced":
        this.onannouncement?.(message.text);
        break;
      case "turn": // for programs that ask for it
      case "pong":
        break;
    }
  }

  /** The whole state answers a hello or a sync. */
  #takeState(message: State): void {
    const first = this.#version === null;
    const reconnected = this.status !== "open";
    this.#syncing = false;
    this.#tries = 0;
    this.status = "open";
    const news = readState(message);
    this.#show(news, first);
    if (!reconnected) return; // after a sync the answers are still on their way
    for (const [id, { command }] of [...this.#pending]) {
      const error = wasCarriedOut(command, news) ? null : LOST;
      this.#settle(id, { type: "answer", id, version: news.view.version, error, opened: null });
    }
  }

  /**
   * Every event raises the version by one. Show an update that continues what is shown, ignore one
   * that is older, and ask for the whole state if some update in between is missing.
   */
  #takeUpdate(message: Update): void {
    const version = this.#version;
    if (version === null || this.view === null || this.#syncing) return;
    const fresh = message.events.filter((event) => event.version > version);
    const follows =
      message.version === version + fresh.length && fresh.length === message.events.length;
    if (follows) {
      this.#show(readUpdate(message, this.view), false);
    } else if (message.version > version) {
      this.#syncing = true;
      this.#send({ type: "sync", since: version });
    }
  }

  #show(news: TableNews, first: boolean): void {
    this.#version = news.view.version;
    this.view = news.view;
    this.receivedAt = performance.now();
    this.onchange?.(news, first);
  }

  #settle(id: number, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
    pending?.resolve(answer);
  }

  #failPending(): void {
    const version = this.#version ?? 0;
    for (const id of [...this.#pending.keys()]) {
      this.#settle(id, { type: "answer", id, version, error: LOST, opened: null });
    }
  }

  /** The server answers a question only on the socket that asked it. */
  #failAsked(): void {
    for (const [id, resolve] of this.#asked) resolve(unanswered(id));
    this.#asked.clear();
  }

  #checkAlive(): void {
    if (this.status !== "open") return;
    const now = performance.now();
    if (this.#pingedAt === null) {
      if (now - this.#heardAt > QUIET) this.#ping();
    } else if (now - this.#pingedAt > PATIENCE) {
      this.#drop();
      void this.#handleLoss();
    }
  }

  #ping(): void {
    this.#pingedAt = performance.now();
    this.#send({ type: "ping" });
  }

  /** A socket itself would notice only after half a minute that the network is gone. */
  #goOffline = (): void => {
    if (this.status !== "open") return;
    this.#drop();
    void this.#handleLoss();
  };

  /** The page is seen again or the network is back: check the connection now, not at the next tick. */
  #wake = (): void => {
    if (document.hidden) return;
    if (this.status === "lost") this.reconnect();
    else if (this.status === "open" && this.#pingedAt === null) this.#ping();
  };
}
