// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket";
import { change, event, state, update } from "../testing/fixtures";
import { SessionTest } from "../testing/session";
import type { Session } from "./session.svelte";
import type { Answer, Problem } from "./wire";

const MOVE = { type: "move", seat: 1, move: "1T2" } as const;
const PROBLEM: Problem = { code: "stale", message: "the table has moved on", details: {} };

let test: SessionTest;
let session: Session;

beforeEach(() => {
  test = new SessionTest();
  session = test.session;
});
afterEach(() => {
  test.end();
});

function answer(id: number, parts: Partial<Answer> = {}): Answer {
  return { type: "answer", id, version: 6, error: null, opened: null, ...parts };
}

describe("hello", () => {
  it("goes to the table's own address", () => {
    session.open();
    expect(String(FakeSocket.last.url)).toBe("ws://localhost:3000/api/tables/abcdefgh/socket");
  });

  it("waits until the socket is open, and carries the tokens", () => {
    session.open();
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.accept();
    const hello = { type: "hello", tokens: test.tokens, since: null, turns: false };
    expect(FakeSocket.last.sent).toEqual([hello]);
  });

  it("carries the newest eight tokens if there are more", () => {
    test.tokens = Array.from({ length: 11 }, (_, i) => `token-${i}`);
    session.open();
    FakeSocket.last.accept();
    expect(FakeSocket.last.sentOf("hello")[0]!.tokens).toEqual(test.tokens.slice(3));
  });

  it("says after a loss which version was seen last, and reads the tokens again", () => {
    test.connect(5).break();
    test.tokens = ["another-token-of-a-seat"];
    vi.advanceTimersByTime(300);
    FakeSocket.last.accept();
    const hello = { type: "hello", tokens: test.tokens, since: 5, turns: false };
    expect(FakeSocket.last.sent).toEqual([hello]);
  });
});

describe("states and updates", () => {
  it("shows the first state as the first", () => {
    const changes = vi.fn();
    session.onchange = changes;
    vi.advanceTimersByTime(1234);
    test.connect(5);
    expect(session.status).toBe("open");
    expect(session.view?.version).toBe(5);
    expect(session.receivedAt).toBe(performance.now());
    expect(changes.mock.calls).toEqual([[state(5), true]]);
  });

  it("shows an update that follows, with one event or several", () => {
    const changes = vi.fn();
    const socket = test.connect(5);
    session.onchange = changes;
    socket.deliver(change(5, 6));
    socket.deliver(change(6, 9));
    expect(session.view?.version).toBe(9);
    expect(changes.mock.calls).toEqual([
      [update(5, 6), false],
      [update(6, 9), false],
    ]);
    expect(socket.sentOf("sync")).toEqual([]);
  });

  it("shows an update without events, as when a guest comes or goes", () => {
    const socket = test.connect(5);
    socket.deliver(change(5, 5, { thinking: 2 }));
    expect(session.view?.thinking).toBe(2);
  });

  it("ignores an update that it has seen", () => {
    const socket = test.connect(5);
    session.onchange = vi.fn();
    socket.deliver(change(3, 4));
    socket.deliver(change(4, 5));
    expect(session.onchange).not.toHaveBeenCalled();
    expect(session.view?.version).toBe(5);
    expect(socket.sentOf("sync")).toEqual([]);
  });

  it("ignores updates before the first state", () => {
    session.open();
    FakeSocket.last.accept();
    FakeSocket.last.deliver(change(5, 6));
    expect(session.view).toBeNull();
    expect(FakeSocket.last.sentOf("sync")).toEqual([]);
  });

  it("asks once for everything when it sees a gap, and shows nothing until it comes", () => {
    const socket = test.connect(5);
    socket.deliver(change(6, 7));
    socket.deliver(change(7, 8));
    expect(session.view?.version).toBe(5);
    expect(socket.sentOf("sync")).toEqual([{ type: "sync", since: 5 }]);

    socket.deliver(state(8));
    expect(session.view?.version).toBe(8);
    socket.deliver(change(8, 9));
    expect(session.view?.version).toBe(9);
    expect(socket.sentOf("sync")).toHaveLength(1);
  });

  it("asks for everything when an update repeats some of its events", () => {
    const socket = test.connect(5);
    socket.deliver(change(4, 7));
    expect(session.view?.version).toBe(5);
    expect(socket.sentOf("sync")).toEqual([{ type: "sync", since: 5 }]);
  });

  it("forgets a sync that a lost connection has swallowed", () => {
    const socket = test.connect(5);
    socket.deliver(change(6, 7));
    socket.break();
    vi.advanceTimersByTime(300);
    const next = test.comeBack(8);
    next.deliver(change(8, 9));
    expect(session.view?.version).toBe(9);
  });
});

describe("commands", () => {
  it("carry a number of their own and the version they were given at", async () => {
    const socket = test.connect(5);
    const first = session.do(MOVE);
    socket.deliver(change(5, 6));
    const second = session.do({ type: "rematch" });
    expect(socket.sentOf("do")).toEqual([
      { type: "do", id: 1, version: 5, command: MOVE },
      { type: "do", id: 2, version: 6, command: { type: "rematch" } },
    ]);
    expect(session.waiting).toBe(2);

    socket.deliver(answer(2, { version: 7 }));
    expect(session.waiting).toBe(1);
    socket.deliver(answer(1));
    expect(session.waiting).toBe(0);
    expect((await first).id).toBe(1);
    expect(await second).toEqual(answer(2, { version: 7 }));
  });

  it("resolve with the server's refusal, as for a stale version", async () => {
    const socket = test.connect(5);
    const sent = session.do(MOVE);
    socket.deliver(answer(1, { error: PROBLEM }));
    expect((await sent).error).toEqual(PROBLEM);
  });

  it("ignore an answer to nothing", () => {
    const socket = test.connect(5);
    socket.deliver(answer(99));
    expect(session.waiting).toBe(0);
  });

  it("fail at once without a connection, and are never sent", async () => {
    const socket = test.connect(5);
    socket.break();
    expect((await session.do(MOVE)).error?.code).toBe("lost");
    expect(session.waiting).toBe(0);
    vi.advanceTimersByTime(300);
    expect(test.comeBack(5).sentOf("do")).toEqual([]);
  });

  it("fail at once while the socket is still connecting", async () => {
    session.open();
    expect((await session.do(MOVE)).error?.code).toBe("lost");
  });

  it("wait through a loss, and succeed if the next state shows that they were carried out", async () => {
    const socket = test.connect(5);
    const sent = session.do(MOVE);
    socket.break();
    expect(session.waiting).toBe(1);
    vi.advanceTimersByTime(300);
    test.comeBack(6, { events: [event(6, { seat: 1, move: "1T2" })] });
    expect(await sent).toEqual(answer(1));
    expect(session.waiting).toBe(0);
  });

  it("fail after a loss if the next state does not show them, and are not sent again", async () => {
    const socket = test.connect(5);
    const sent = session.do(MOVE);
    socket.break();
    vi.advanceTimersByTime(300);
    const next = test.comeBack(6, { events: [event(6, { seat: 2, move: "1T2" })] });
    expect((await sent).error?.code).toBe("lost");
    expect(next.sentOf("do")).toEqual([]);
  });

  it("keep waiting when the state came because of a gap, not because of a loss", async () => {
    const socket = test.connect(5);
    const sent = session.do(MOVE);
    socket.deliver(change(6, 7));
    socket.deliver(state(7));
    expect(session.waiting).toBe(1);
    socket.deliver(answer(1, { version: 8 }));
    expect(await sent).toEqual(answer(1, { version: 8 }));
  });

  it("fail when the page leaves the table", async () => {
    test.connect(5);
    const sent = session.do(MOVE);
    session.close();
    expect(await sent).toMatchObject({ id: 1, version: 5, error: { code: "lost" } });
    expect(session.waiting).toBe(0);
  });
});

describe("refusals", () => {
  it("before the first state explain why the connection failed", async () => {
    const refusals = vi.fn();
    session.onrefusal = refusals;
    session.open();
    FakeSocket.last.accept();
    FakeSocket.last.deliver({ type: "refusal", error: PROBLEM });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.refused).toEqual(PROBLEM);
    expect(refusals).not.toHaveBeenCalled();
  });

  it("are forgotten if the next try fails without one", async () => {
    session.open();
    FakeSocket.last.accept();
    FakeSocket.last.deliver({ type: "refusal", error: PROBLEM });
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(300);
    FakeSocket.last.break();
    await vi.advanceTimersByTimeAsync(0);
    expect(session.refused).toBeNull();
  });

  it("at an open table are reported", () => {
    const refusals = vi.fn();
    session.onrefusal = refusals;
    test.connect(5).deliver({ type: "refusal", error: PROBLEM });
    expect(refusals).toHaveBeenCalledExactlyOnceWith(PROBLEM);
    expect(session.status).toBe("open");
  });
});
