// Live analysis: one position at a time, until the server has found enough or the page stops looking.
// The socket is opened when it is first needed. While the page is hidden nothing is analysed.
import type { AnalysisView, FromAnalyst, Problem, ToAnalyst } from "./wire";

const COMPILING = "analysis-compiling"; // asked again until the engine is there
const COMPILING_WAIT = 5000;
const RETRY_WAITS = [500, 1500, 4000]; // milliseconds; the last one for every later try

export class Analyst {
  /** What is known of the position that is looked at; null until the first answer. */
  found = $state.raw<AnalysisView | null>(null);
  problem = $state.raw<Problem | null>(null);
  lost = $state(false); // the connection broke, and is tried again
  position = $state.raw<string | null>(null); // as text; null while nothing is looked at

  #moves = 5;
  #id = 0;
  #tries = 0;
  #timer = 0;
  #socket: WebSocket | null = null;

  constructor() {
    document.addEventListener("visibilitychange", this.#turn);
  }

  /** Whether more is to be expected. */
  get running(): boolean {
    return this.position !== null && !this.problem && !this.found?.done;
  }

  /** Look at another position, or with `null` at none. */
  look(position: string | null, moves = 5): void {
    if (position === this.position && moves === this.#moves) return;
    const known = position === this.position; // only the number of moves is another
    this.position = position;
    this.#moves = moves;
    if (!known) this.found = null;
    this.problem = null;
    this.#look();
  }

  /** Look at the same position again, after a problem. */
  retry(): void {
    this.problem = null;
    this.#look();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#turn);
    clearTimeout(this.#timer);
    this.position = null;
    this.#drop();
  }

  /** The page is hidden or shown again. */
  readonly #turn = (): void => {
    if (document.hidden || this.running) this.#look();
  };

  #look(): void {
    this.#id += 1;
    const position = document.hidden ? null : this.position;
    if (position === null) this.#send({ type: "stop" });
    else if (!this.#socket) this.#connect();
    else this.#send({ type: "analyse", id: this.#id, position, moves: this.#moves });
  }

  #send(message: ToAnalyst): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/study/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.lost = false;
      this.#look();
    };
    socket.onmessage = (event) => {
      this.#tries = 0;
      this.#receive(JSON.parse(String(event.data)) as FromAnalyst);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.position === null) return;
      this.lost = true;
      const wait = RETRY_WAITS[Math.min(this.#tries++, RETRY_WAITS.length - 1)];
      this.#timer = window.setTimeout(() => {
        if (this.position !== null) this.#connect();
      }, wait);
    };
  }

  #receive(message: FromAnalyst): void {
    if (message.type === "refusal") this.problem = message.error;
    else if (message.type === "pong" || message.id !== this.#id) return;
    else if (message.type === "refused") {
      this.problem = message.error;
      if (message.error.code !== COMPILING) return;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => {
        if (this.position !== null) this.retry();
      }, COMPILING_WAIT);
    } else this.found = message;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
