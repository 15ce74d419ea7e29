// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../../net/api";
import type { Replay } from "../../net/wire";
import { forbidStorage } from "../../testing/no-storage";

const REPLAY = { frames: [], seats: ["Ann"] } as unknown as Replay;

async function opened() {
  vi.resetModules();
  return import("./uploaded-record");
}

beforeEach(() => {
  sessionStorage.clear();
});

describe("an uploaded record", () => {
  const replay = vi.fn<typeof api.replayRecord>();

  beforeEach(() => {
    replay.mockReset();
    vi.doMock("../../net/api", () => ({ ...api, replayRecord: replay }));
    return () => vi.doUnmock("../../net/api");
  });

  it("is there until the next one, and asked for once", async () => {
    replay.mockResolvedValue(REPLAY);
    const page = await opened();
    expect(await page.uploadedRecord()).toBeNull();
    expect(await page.loadRecord("lines")).toBe(REPLAY);
    expect(await page.uploadedRecord()).toBe(REPLAY);
    expect(replay).toHaveBeenCalledExactlyOnceWith("lines");
  });

  it("survives a reload", async () => {
    replay.mockResolvedValue(REPLAY);
    await (await opened()).loadRecord("lines");
    const reloaded = await opened();
    expect(await reloaded.uploadedRecord()).toEqual(REPLAY);
    expect(replay).toHaveBeenLastCalledWith("lines");
  });

  it("that the server refuses is not kept", async () => {
    replay.mockRejectedValue(new Error("not a record"));
    const page = await opened();
    await expect(page.loadRecord("nonsense")).rejects.toThrow("not a record");
    expect(await page.uploadedRecord()).toBeNull();
  });

  it("lasts as long as the page if it is too large to be stored", async () => {
    replay.mockResolvedValue(REPLAY);
    const page = await opened();
    forbidStorage();
    await page.loadRecord("lines");
    expect(await page.uploadedRecord()).toBe(REPLAY);
  });
});
