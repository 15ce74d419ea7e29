// A session whose socket, clock and network belong to the test.
import { vi } from "vitest";
import { Session } from "../net/session.svelte";
import type { TableState } from "../net/news";
import { FakeSocket } from "./fake-socket";
import { state, view } from "./fixtures";

export function response(status: number, body: unknown = {}): Response {
  return new Response(JSON.stringify(body), { status });
}

export class SessionTest {
  tokens = ["first-token-of-a-seat"];
  readonly fetched = vi.fn((): Promise<Response> => Promise.resolve(response(200, view(1))));
  readonly session = new Session("abcdefgh", () => this.tokens);

  /** Take over time, chance and network. Without chance, the waits are exactly those of the list. */
  constructor() {
    vi.useFakeTimers();
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("fetch", this.fetched);
    FakeSocket.all = [];
  }

  end(): void {
    this.session.close();
    vi.useRealTimers();
  }

  /** Open the session and give it the state of a version. */
  connect(version = 5): FakeSocket {
    this.session.open();
    return this.comeBack(version);
  }

  /** The newest socket connects, greets and gets the whole state. */
  comeBack(version: number, parts: Partial<TableState> = {}): FakeSocket {
    FakeSocket.last.accept();
    FakeSocket.last.deliver(state(version, parts));
    return FakeSocket.last;
  }
}
