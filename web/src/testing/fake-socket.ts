// A WebSocket whose other end is the test.
import type { FromServer, ToServer } from "../net/wire";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string | URL) {
    FakeSocket.all.push(this);
  }

  /** The newest socket. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("this socket is not open");
    this.sent.push(JSON.parse(text) as ToServer);
  }

  /** The page closes it; as in a browser, the event comes later. */
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // What the server and the network do:

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  deliver(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  /** The messages of one type that the page has sent. */
  sentOf<Type extends ToServer["type"]>(type: Type): Extract<ToServer, { type: Type }>[] {
    return this.sent.filter(
      (message): message is Extract<ToServer, { type: Type }> => message.type === type,
    );
  }
}
