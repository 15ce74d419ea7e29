// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Info, Problem } from "./wire";

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const READY: Info = {
  version: "1",
  levels: [],
  address: "http://10.0.0.7:8642/",
  compiled: 1,
  stand_in: null,
};

let api: typeof import("./api");

beforeEach(async () => {
  vi.resetModules(); // the answer of info is remembered
  api = await import("./api");
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});

describe("a call", () => {
  it("without a body is a GET", async () => {
    fetched.mockResolvedValue(answer({ table: "abcdefgh" }));
    expect(await api.viewOf("abcdefgh")).toEqual({ table: "abcdefgh" });
    expect(fetched).toHaveBeenCalledExactlyOnceWith("/api/tables/abcdefgh", {});
  });

  it("with a body is a POST of JSON", async () => {
    fetched.mockResolvedValue(answer({ seat: 2, token: "t" }));
    await api.joinTable("abcdefgh", "invitation", "Ann", null);
    const [path, request] = fetched.mock.calls[0]!;
    expect(path).toBe("/api/tables/abcdefgh/seats");
    expect(request).toMatchObject({
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    expect(JSON.parse(request!.body as string)).toEqual({
      invite: "invitation",
      name: "Ann",
      seat: null,
    });
  });

  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: unknown) =>
        error instanceof Error &&
        "problem" in error && [(error.problem as Problem).code, "status" in error && error.status],
    );

  it("fails with the problem that the server names", async () => {
    const problem = { code: "no-table", message: "there is no such table", details: { id: "x" } };
    fetched.mockResolvedValue(answer({ error: problem }, 404));
    await expect(api.viewOf("x")).rejects.toMatchObject({ problem, status: 404 });
  });

  it("fails as unreachable without a network", async () => {
    fetched.mockRejectedValue(new TypeError("no network"));
    expect(await failure(api.viewOf("x"))).toEqual(["unreachable", 0]);
  });

  it("fails as unexpected if the answer is not ours", async () => {
    fetched.mockResolvedValueOnce(new Response("<html>", { status: 502 }));
    expect(await failure(api.viewOf("x"))).toEqual(["unexpected", 502]);
    fetched.mockResolvedValueOnce(answer({ detail: "a proxy" }, 503));
    expect(await failure(api.viewOf("x"))).toEqual(["unexpected", 503]);
    fetched.mockResolvedValueOnce(answer(null, 500));
    expect(await failure(api.viewOf("x"))).toEqual(["unexpected", 500]);
  });
});

describe("info", () => {
  it("is asked once when everything is compiled", async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(READY)));
    await Promise.all([api.info(), api.info()]);
    expect(await api.info()).toEqual(READY);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("is asked again until everything is compiled", async () => {
    fetched.mockImplementation(() =>
      Promise.resolve(answer({ ...READY, compiled: 0.5, stand_in: "viktor" })),
    );
    await api.info();
    await api.info();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("is asked again after a failure", async () => {
    fetched.mockRejectedValueOnce(new TypeError("no network"));
    await expect(api.info()).rejects.toThrow();
    fetched.mockResolvedValueOnce(answer(READY));
    expect(await api.info()).toEqual(READY);
  });
});

describe("the address for others", () => {
  it.each([
    ["http://localhost:8642", true],
    ["http://127.0.0.1", true],
    ["https://[::1]:443/", true],
    ["http://localhost.example.org", false],
    ["http://10.0.0.7:8642", false],
  ])("%s is loopback: %s", (origin, loopback) => {
    expect(api.isLoopback(origin)).toBe(loopback);
  });

  it("is the server's in the network if the page runs on loopback", async () => {
    fetched.mockResolvedValue(answer(READY));
    expect(await api.publicOrigin()).toBe("http://10.0.0.7:8642");
  });

  it("is the page's own if the server has none or does not answer", async () => {
    fetched.mockResolvedValueOnce(answer({ ...READY, address: null }));
    expect(await api.publicOrigin()).toBe("http://localhost:3000");
    vi.resetModules();
    api = await import("./api");
    fetched.mockRejectedValueOnce(new TypeError("no network"));
    expect(await api.publicOrigin()).toBe("http://localhost:3000");
  });
});
