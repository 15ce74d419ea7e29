// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "../testing/fake-socket";
import { change, state, view } from "../testing/fixtures";
import { response, SessionTest } from "../testing/session";
import type { Session } from "./session.svelte";

let test: SessionTest;
let session: Session;

beforeEach(() => {
  test = new SessionTest();
  session = test.session;
});
afterEach(() => {
  test.end();
});

function setHidden(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("reconnecting", () => {
  it("waits longer after every failed try, and keeps the last wait", () => {
    test.connect(5).break();
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
    test.connect(5).break();
    vi.advanceTimersByTime(240);
    expect(FakeSocket.all).toHaveLength(2);

    vi.mocked(Math.random).mockReturnValue(0.999);
    test.comeBack(5).break();
    vi.advanceTimersByTime(350);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(10);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("begins again with the shortest wait after a success", () => {
    test.connect(5).break();
    vi.advanceTimersByTime(300);
    FakeSocket.last.break();
    vi.advanceTimersByTime(700);
    test.comeBack(5).break();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("does not report the state after a loss as the first", () => {
    const changes = vi.fn();
    test.connect(5).break();
    session.onchange = changes;
    vi.advanceTimersByTime(300);
    test.comeBack(7);
    expect(changes.mock.calls).toEqual([[state(7), false]]);
    expect(session.status).toBe("open");
  });

  it("starts a new socket at once when asked to, and only one", () => {
    test.connect(5).break();
    session.reconnect();
    expect(session.status).toBe("connecting");
    expect(FakeSocket.all).toHaveLength(2);
    test.comeBack(5);
    vi.advanceTimersByTime(8000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not mind the late end of a socket that it has dropped", () => {
    const old = test.connect(5);
    session.reconnect();
    test.comeBack(5);
    old.break();
    expect(session.status).toBe("open");
    vi.advanceTimersByTime(8000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stops when the page leaves the table", () => {
    const socket = test.connect(5);
    session.close();
    socket.break();
    window.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("gives up a waiting try when the page leaves the table", () => {
    test.connect(5).break();
    session.close();
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("a socket that ends before the first state", () => {
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it.each([404, 410, 422])("means no such table if the address answers %i", async (status) => {
    test.fetched.mockResolvedValue(
      response(status, { error: { code: "no-table", message: "", details: {} } }),
    );
    session.open();
    FakeSocket.last.break();
    await settle();
    expect(test.fetched).toHaveBeenCalledWith("/api/tables/abcdefgh", {});
    expect(session.status).toBe("unknown");
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it.each([
    ["answers with the table", () => Promise.resolve(response(200, view(1)))],
    ["answers with an error of the server", () => Promise.resolve(response(503))],
    ["cannot be reached", () => Promise.reject(new TypeError("no network"))],
  ])("is tried again if the address %s", async (_, answer) => {
    test.fetched.mockImplementation(answer);
    session.open();
    FakeSocket.last.break();
    await settle();
    expect(session.status).toBe("lost");
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("changes nothing if the user has tried again meanwhile", async () => {
    test.fetched.mockResolvedValue(response(404));
    session.open();
    FakeSocket.last.break();
    session.reconnect();
    await settle();
    expect(session.status).toBe("connecting");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("changes nothing if the page has left the table meanwhile", async () => {
    test.fetched.mockResolvedValue(response(404));
    session.open();
    FakeSocket.last.break();
    session.close();
    await settle();
    expect(session.status).toBe("connecting");
  });

  it("is not asked about once the table is known", async () => {
    test.connect(5).break();
    await settle();
    expect(test.fetched).not.toHaveBeenCalled();
  });
});

describe("a silent connection", () => {
  it("is asked after twenty seconds, and stays if the server answers", () => {
    const socket = test.connect(5);
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
    const socket = test.connect(5);
    vi.advanceTimersByTime(25000);
    socket.deliver(change(5, 6));
    vi.advanceTimersByTime(15000);
    expect(session.status).toBe("open");
  });

  it("is given up when the ping has no answer, and replaced", () => {
    const socket = test.connect(5);
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
    test.connect(5).break();
    FakeSocket.all = [];
    vi.advanceTimersByTime(40000);
    expect(FakeSocket.all.flatMap((socket) => socket.sent)).toEqual([]);
  });
});

describe("the network and the page", () => {
  it("going offline loses the connection at once", () => {
    const socket = test.connect(5);
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
    test.connect(5);
    window.dispatchEvent(new Event("offline"));
    window.dispatchEvent(new Event("online"));
    expect(session.status).toBe("connecting");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("a hidden page does not hurry", () => {
    test.connect(5).break();
    setHidden(true);
    expect(FakeSocket.all).toHaveLength(1);
    setHidden(false);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("a page that is seen again asks whether the server is there, once", () => {
    const socket = test.connect(5);
    setHidden(false);
    setHidden(false);
    expect(socket.sentOf("ping")).toHaveLength(1);
    vi.advanceTimersByTime(15000);
    expect(session.status).toBe("lost");
  });
});
