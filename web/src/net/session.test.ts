// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket";
import { event, state, update, view } from "../testing/fixtures";
import { Session } from "./session.svelte";
import type { Answer, Problem } from "./wire";

const MOVE = { type: "move", seat: 1, move: "1T2" } as const;
const PROBLEM: Problem = { code: "stale", message: "the table has moved on", details: {} };

let session: Session;
let tokens: string[];
let fetched: ReturnType<typeof vi.fn>;

function reply(status: number, body: unknown = {}): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter: waits are those of the list
  vi.stubGlobal("WebSocket", FakeSocket);
  fetched = vi.fn(() => Promise.resolve(reply(200, view(1))));
  vi.stubGlobal("fetch", fetched);
  FakeSocket.all = [];
  tokens = ["first-token-of-a-seat"];
  session = new Session("abcdefgh", () => tokens);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
});

/** Open the session and give it the state of a version. */
function connect(version = 5): FakeSocket {
  session.open();
  FakeSocket.last.accept();
  FakeSocket.last.deliver(state(version));
  return FakeSocket.last;
}

/** The newest socket connects, greets and gets the whole state. */
function comeBack(version: number, parts = {}): FakeSocket {
  FakeSocket.last.accept();
  FakeSocket.last.deliver(state(version, parts));
  return FakeSocket.last;
}

function answer(id: number, parts: Partial<Answer> = {}): Answer {
  return { type: "answer", id, version: 6, error: null, opened: null, ...parts };
}

function setHidden(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
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
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", tokens, since: null }]);
  });

  it("carries the newest eight tokens if there are more", () => {
    tokens = Array.from({ length: 11 }, (_, i) => `token-${i}`);
    session.open();
    FakeSocket.last.accept();
    expect(FakeSocket.last.sentOf("hello")[0]!.tokens).toEqual(tokens.slice(3));
  });

  it("says after a loss which version was seen last, and reads the tokens again", () => {
    connect(5).break();
    tokens = ["another-token-of-a-seat"];
    vi.advanceTimersByTime(300);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([{ type: "hello", tokens, since: 5 }]);
  });
});

describe("states and updates", () => {
  it("shows the first state as the first", () => {
    const changes = vi.fn();
    session.onchange = changes;
    vi.advanceTimersByTime(1234);
    connect(5);
    expect(session.status).toBe("open");
    expect(session.view?.version).toBe(5);
    expect(session.receivedAt).toBe(performance.now());
    expect(changes.mock.calls).toEqual([[state(5), true]]);
  });

  it("shows an update that follows, with one event or several", () => {
    const changes = vi.fn();
    const socket = connect(5);
    session.onchange = changes;
    socket.deliver(update(5, 6));
    socket.deliver(update(6, 9));
    expect(session.view?.version).toBe(9);
    expect(changes.mock.calls).toEqual([
      [update(5, 6), false],
      [update(6, 9), false],
    ]);
    expect(socket.sentOf("sync")).toEqual([]);
  });

  it("shows an update without events, as when a guest comes or goes", () => {
    const socket = connect(5);
    const gone = update(5, 5, { view: view(5, { thinking: 2 }) });
    socket.deliver(gone);
    expect(session.view?.thinking).toBe(2);
  });

  it("ignores an update that it has seen", () => {
    const socket = connect(5);
    session.onchange = vi.fn();
    socket.deliver(update(3, 4));
    socket.deliver(update(4, 5));
    expect(session.onchange).not.toHaveBeenCalled();
    expect(session.view?.version).toBe(5);
    expect(socket.sentOf("sync")).toEqual([]);
  });

  it("ignores updates before the first state", () => {
    session.open();
    FakeSocket.last.accept();
    FakeSocket.last.deliver(update(5, 6));
    expect(session.view).toBeNull();
    expect(FakeSocket.last.sentOf("sync")).toEqual([]);
  });

  it("asks once for everything when it sees a gap, and shows nothing until it comes", () => {
    const socket = connect(5);
    socket.deliver(update(6, 7));
    socket.deliver(update(7, 8));
    expect(session.view?.version).toBe(5);
    expect(socket.sentOf("sync")).toEqual([{ type: "sync", since: 5 }]);

    socket.deliver(state(8));
    expect(session.view?.version).toBe(8);
    socket.deliver(update(8, 9));
    expect(session.view?.version).toBe(9);
    expect(socket.sentOf("sync")).toHaveLength(1);
  });

  it("asks for everything when an update repeats some of its events", () => {
    const socket = connect(5);
    socket.deliver(update(4, 7));
    expect(session.view?.version).toBe(5);
    expect(socket.sentOf("sync")).toEqual([{ type: "sync", since: 5 }]);
  });

  it("forgets a sync that a lost connection has swallowed", () => {
    const socket = connect(5);
    socket.deliver(update(6, 7));
    socket.break();
    vi.advanceTimersByTime(300);
    const next = comeBack(8);
    next.deliver(update(8, 9));
    expect(session.view?.version).toBe(9);
  });
});

describe("commands", () => {
  it("carry a number of their own and the version they were given at", async () => {
    const socket = connect(5);
    const first = session.do(MOVE);
    socket.deliver(update(5, 6));
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
    const socket = connect(5);
    const sent = session.do(MOVE);
    socket.deliver(answer(1, { error: PROBLEM }));
    expect((await sent).error).toEqual(PROBLEM);
  });

  it("ignore an answer to nothing", () => {
    const socket = connect(5);
    socket.deliver(answer(99));
    expect(session.waiting).toBe(0);
  });

  it("fail at once without a connection, and are never sent", async () => {
    const socket = connect(5);
    socket.break();
    expect((await session.do(MOVE)).error?.code).toBe("lost");
    expect(session.waiting).toBe(0);
    vi.advanceTimersByTime(300);
    expect(comeBack(5).sentOf("do")).toEqual([]);
  });

  it("fail at once while the socket is still connecting", async () => {
    session.open();
    expect((await session.do(MOVE)).error?.code).toBe("lost");
  });

  it("wait through a loss, and succeed if the next state shows that they were carried out", async () => {
    const socket = connect(5);
    const sent = session.do(MOVE);
    socket.break();
    expect(session.waiting).toBe(1);
    vi.advanceTimersByTime(300);
    comeBack(6, { events: [event(6, { seat: 1, move: "1T2" })] });
    expect(await sent).toEqual(answer(1));
    expect(session.waiting).toBe(0);
  });

  it("fail after a loss if the next state does not show them, and are not sent again", async () => {
    const socket = connect(5);
    const sent = session.do(MOVE);
    socket.break();
    vi.advanceTimersByTime(300);
    const next = comeBack(6, { events: [event(6, { seat: 2, move: "1T2" })] });
    expect((await sent).error?.code).toBe("lost");
    expect(next.sentOf("do")).toEqual([]);
  });

  it("keep waiting when the state came because of a gap, not because of a loss", async () => {
    const socket = connect(5);
    const sent = session.do(MOVE);
    socket.deliver(update(6, 7));
    socket.deliver(state(7));
    expect(session.waiting).toBe(1);
    socket.deliver(answer(1, { version: 8 }));
    expect(await sent).toEqual(answer(1, { version: 8 }));
  });

  it("fail when the page leaves the table", async () => {
    connect(5);
    const sent = session.do(MOVE);
    session.close();
    expect(await sent).toMatchObject({ id: 1, version: 5, error: { code: "lost" } });
    expect(session.waiting).toBe(0);
  });
});

describe("reconnecting", () => {
  it("waits longer after every failed try, and keeps the last wait", () => {
    connect(5).break();
    expect(session.status).toBe("lost");
    for (const wait of [300, 700, 1500, 3000, 5000, 8000, 8000]) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      FakeSocket.last.break();
    }
  });

  it("varies its waits by a fifth", () => {
    vi.mocked(Math.random).mockReturnValue(0);
    connect(5).break();
    vi.advanceTimersByTime(240);
    expect(FakeSocket.all).toHaveLength(2);

    vi.mocked(Math.random).mockReturnValue(0.999);
    comeBack(5).break();
    vi.advanceTimersByTime(350);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("begins again with the shortest wait after a success", () => {
    connect(5).break();
    vi.advanceTimersByTime(300);
    FakeSocket.last.break();
    vi.advanceTimersByTime(700);
    comeBack(5).break();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("does not report the state after a loss as the first", () => {
    const changes = vi.fn();
    connect(5).break();
    session.onchange = changes;
    vi.advanceTimersByTime(300);
    comeBack(7);
    expect(changes.mock.calls).toEqual([[state(7), false]]);
    expect(session.status).toBe("open");
  });

  it("starts a new socket at once when asked to, and only one", () => {
    connect(5).break();
    session.reconnect();
    expect(session.status).toBe("connecting");
    expect(FakeSocket.all).toHaveLength(2);
    comeBack(5);
    vi.advanceTimersByTime(8000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not mind the late end of a socket that it has dropped", () => {
    const old = connect(5);
    session.reconnect();
    comeBack(5);
    old.break();
    expect(session.status).toBe("open");
    vi.advanceTimersByTime(8000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stops when the page leaves the table", () => {
    const socket = connect(5);
    session.close();
    socket.break();
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("gives up a waiting try when the page leaves the table", () => {
    connect(5).break();
    session.close();
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a socket that ends before the first state", () => {
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it.each([404, 410, 422])("means no such table if the address answers %i", async (status) => {
    fetched.mockResolvedValue(
      reply(status, { error: { code: "no-table", message: "", details: {} } }),
    );
    session.open();
    FakeSocket.last.break();
    await settle();
    expect(fetched).toHaveBeenCalledWith("/api/tables/abcdefgh", {});
    expect(session.status).toBe("unknown");
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([
    ["answers with the table", () => Promise.resolve(reply(200, view(1)))],
    ["answers with an error of the server", () => Promise.resolve(reply(503))],
    ["cannot be reached", () => Promise.reject(new TypeError("no network"))],
  ])("is tried again if the address %s", async (_, response) => {
    fetched.mockImplementation(response);
    session.open();
    FakeSocket.last.break();
    await settle();
    expect(session.status).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("changes nothing if the user has tried again meanwhile", async () => {
    fetched.mockResolvedValue(reply(404));
    session.open();
    FakeSocket.last.break();
    session.reconnect();
    await settle();
    expect(session.status).toBe("connecting");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("changes nothing if the page has left the table meanwhile", async () => {
    fetched.mockResolvedValue(reply(404));
    session.open();
    FakeSocket.last.break();
    session.close();
    await settle();
    expect(session.status).toBe("connecting");
  });

  it("is not asked about once the table is known", async () => {
    connect(5).break();
    await settle();
    expect(fetched).not.toHaveBeenCalled();
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
    connect(5).deliver({ type: "refusal", error: PROBLEM });
    expect(refusals).toHaveBeenCalledExactlyOnceWith(PROBLEM);
    expect(session.status).toBe("open");
  });
});

describe("a silent connection", () => {
  it("is asked after twenty seconds, and stays if the server answers", () => {
    const socket = connect(5);
    vi.advanceTimersByTime(20000);
    expect(socket.sentOf("ping")).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(socket.sentOf("ping")).toHaveLength(1);
    socket.deliver({ type: "pong" });
    vi.advanceTimersByTime(20000);
    expect(session.status).toBe("open");
    expect(socket.sentOf("ping")).toHaveLength(1);
  });

  it("counts any message as a sign of life", () => {
    const socket = connect(5);
    vi.advanceTimersByTime(25000);
    socket.deliver(update(5, 6));
    vi.advanceTimersByTime(15000);
    expect(session.status).toBe("open");
  });

  it("is given up when the ping has no answer, and replaced", () => {
    const socket = connect(5);
    vi.advanceTimersByTime(25000);
    vi.advanceTimersByTime(10000);
    expect(session.status).toBe("open");
    vi.advanceTimersByTime(5000);
    expect(session.status).toBe("lost");
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is not asked while there is none", () => {
    connect(5).break();
    FakeSocket.all = [];
    vi.advanceTimersByTime(40000);
    expect(FakeSocket.all.flatMap((socket) => socket.sent)).toEqual([]);
  });
});

describe("the network and the page", () => {
  it("going offline loses the connection at once", () => {
    const socket = connect(5);
    window.dispatchEvent(new Event("offline"));
    expect(session.status).toBe("lost");
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
  });

  it("going offline before the table is open changes nothing", () => {
    session.open();
    window.dispatchEvent(new Event("offline"));
    expect(session.status).toBe("connecting");
  });

  it("coming back online connects at once", () => {
    connect(5);
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    expect(session.status).toBe("connecting");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("a hidden page does not hurry", () => {
    connect(5).break();
    setHidden(true);
    expect(FakeSocket.all).toHaveLength(1);
    setHidden(false);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("a page that is seen again asks whether the server is there, once", () => {
    const socket = connect(5);
    setHidden(false);
    setHidden(false);
    expect(socket.sentOf("ping")).toHaveLength(1);
    vi.advanceTimersByTime(15000);
    expect(session.status).toBe("lost");
  });
});
