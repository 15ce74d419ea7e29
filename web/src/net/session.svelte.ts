// One table's connection: it finds its way back, sees gaps, and every command gets its answer.
import { lookAt, Failure } from "./api";
import { carriedOut } from "./lost-answers";
import type { Answer, Do, FromServer, Problem, State, TableView, ToServer, Update } from "./wire";

export type Command = Do["command"];
export type Status = "connecting" | "open" | "lost" | "unknown";

const LOST: Problem = { code: "lost", message: "the connection was lost", details: {} };
const WAITS = [300, 700, 1500, 3000, 5000, 8000]; // milliseconds between tries
const CHECK = 5000;
const QUIET = 20000; // ask whether the server is there
const DEAF = 10000; // it is not

interface Pending {
  command: Command;
  resolve: (answer: Answer) => void;
}

export class Session {
  status = $state<Status>("connecting");
  view = $state.raw<TableView | null>(null);
  seen = $state(0); // when the view came, by performance.now()
  waiting = $state(0); // commands without an answer
  refused = $state.raw<Problem | null>(null); // why the last try failed, if the server said so
  onnews: ((message: State | Update, first: boolean) => void) | null = null;
  onrefusal: ((problem: Problem) => void) | null = null;

  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #next = 1;
  #known: number | null = null;
  #syncing = false;
  #tries = 0;
  #retry = 0;
  #check = 0;
  #heard = 0;
  #asked = 0; // when the open ping was sent, 0 without one
  #refusal: Problem | null = null; // of this socket
  #closed = false;

  constructor(
    readonly table: string,
    private tokens: () => string[],
  ) {}

  open(): void {
    this.#closed = false;
    this.#connect();
    this.#check = window.setInterval(() => this.#listen(), CHECK);
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#sleep);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#check);
    clearTimeout(this.#retry);
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#sleep);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
    this.#fail();
  }

  /** Say hello anew: with a new token, or because somebody does not want to wait. */
  reconnect(): void {
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.status = "connecting";
    this.#drop();
    this.#connect();
  }

  /** Resolves with the server's answer; after a lost connection with what the new state shows. */
  do(command: Command): Promise<Answer> {
    const id = this.#next++;
    return new Promise((resolve) => {
      const version = this.#known ?? 0;
      if (!this.#send({ type: "do", id, version, command })) {
        resolve({ type: "answer", id, version, error: LOST, opened: null });
        return;
      }
      this.#pending.set(id, { command, resolve });
      this.waiting = this.#pending.size;
    });
  }

  #connect(): void {
    const url = new URL(`/api/tables/${this.table}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#heard = performance.now();
    this.#asked = 0;
    this.#refusal = null;
    socket.onopen = () => {
      this.#send({ type: "hello", tokens: this.tokens().slice(-8), since: this.#known });
    };
    socket.onmessage = (event) => {
      this.#heard = performance.now();
      this.#asked = 0;
      this.#take(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lose();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  async #lose(): Promise<void> {
    this.#socket = null;
    this.#syncing = false;
    if (this.#closed) return;
    this.refused = this.#refusal;
    const unknown = this.#known === null && (await this.#isUnknown());
    if (this.#closed || this.#socket) return; // left, or tried again meanwhile
    if (unknown) {
      this.status = "unknown";
      return;
    }
    this.status = "lost";
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]! * (0.8 + Math.random() * 0.4);
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(() => this.#connect(), wait);
  }

  /** A refused socket does not say why; the table's address does. */
  async #isUnknown(): Promise<boolean> {
    try {
      await lookAt(this.table);
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

  #take(message: FromServer): void {
    switch (message.type) {
      case "state":
        this.#whole(message);
        break;
      case "update":
        this.#part(message);
        break;
      case "answer":
        this.#settle(message.id, message);
        break;
      case "refusal":
        this.#refusal = message.error;
        if (this.#known !== null) this.onrefusal?.(message.error);
        break;
      case "pong":
        break;
    }
  }

  #whole(message: State): void {
    const first = this.#known === null;
    const came = this.status !== "open";
    this.#syncing = false;
    this.#tries = 0;
    this.status = "open";
    this.#show(message, first);
    if (!came) return;
    for (const [id, { command }] of [...this.#pending]) {
      const error = carriedOut(command, message) ? null : LOST;
      this.#settle(id, { type: "answer", id, version: message.view.version, error, opened: null });
    }
  }

  #part(message: Update): void {
    if (this.#known === null || this.#syncing) return;
    const fresh = message.events.filter((event) => event.version > this.#known!);
    const follows =
      message.view.version === this.#known + fresh.length && fresh.length === message.events.length;
    if (follows) {
      this.#show(message, false);
    } else if (message.view.version > this.#known) {
      this.#syncing = true;
      this.#send({ type: "sync", since: this.#known });
    }
  }

  #show(message: State | Update, first: boolean): void {
    this.#known = message.view.version;
    this.view = message.view;
    this.seen = performance.now();
    this.onnews?.(message, first);
  }

  #settle(id: number, answer: Answer): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.waiting = this.#pending.size;
    pending?.resolve(answer);
  }

  #fail(): void {
    const version = this.#known ?? 0;
    for (const id of [...this.#pending.keys()]) {
      this.#settle(id, { type: "answer", id, version, error: LOST, opened: null });
    }
  }

  #listen(): void {
    if (this.status !== "open") return;
    const now = performance.now();
    if (this.#asked && now - this.#asked > DEAF) {
      this.#drop();
      void this.#lose();
    } else if (!this.#asked && now - this.#heard > QUIET) {
      this.#asked = now;
      this.#send({ type: "ping" });
    }
  }

  /** A socket does not notice for half a minute that the network is gone. */
  #sleep = (): void => {
    if (this.status !== "open") return;
    this.#drop();
    void this.#lose();
  };

  #wake = (): void => {
    if (document.hidden) return;
    if (this.status === "lost") this.reconnect();
    else if (this.status === "open" && !this.#asked) {
      this.#asked = performance.now();
      this.#send({ type: "ping" });
    }
  };
}
