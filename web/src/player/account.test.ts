// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../net/api";
import { keyOf, playerLink } from "./link";
import type { PlayerView } from "../net/wire";

const KEY = "the-secret-of-a-player";
const VIEW: PlayerView = { name: "Ann", version: 3, memory: null };

/** A failure as the modules that were just opened know it. */
async function refused(code: string): Promise<Error> {
  const { Failure } = await import("../net/problem");
  return new Failure({ code, message: "", details: {} }, 422);
}

describe("a player's browser", () => {
  const meetPlayer = vi.fn<typeof api.meetPlayer>();
  const becomePlayer = vi.fn<typeof api.becomePlayer>();
  const resultsOf = vi.fn<typeof api.resultsOf>();

  async function opened() {
    vi.resetModules();
    vi.doMock("../net/api", () => ({
      ...api,
      meetPlayer,
      resultsOf,
      becomePlayer,
      replacePlayerLink: () => Promise.resolve({ key: `${KEY}-2` }),
      forgetPlayer: () => Promise.resolve({ removed: 1, unnamed: 0 }),
    }));
    return import("./account.svelte");
  }

  beforeEach(() => {
    localStorage.clear();
    meetPlayer.mockReset().mockResolvedValue(VIEW);
    becomePlayer.mockReset().mockResolvedValue({ key: KEY });
    resultsOf.mockReset().mockResolvedValue({ results: [], gone: [] });
    return () => vi.doUnmock("../net/api");
  });

  it("remembers the secret, makes a new one, and forgets everything", async () => {
    const account = await opened();
    expect(account.player()).toBeNull();
    await account.become("Ann");
    expect(account.player()).toMatchObject({ key: KEY, name: "Ann", version: 1 });
    await account.makeNewLink();
    const reloaded = await opened();
    expect(reloaded.player()?.key).toBe(`${KEY}-2`);
    localStorage.setItem("chocolatier.tables", "{}");
    await reloaded.forgetEverything();
    expect(reloaded.player()).toBeNull();
    expect(localStorage.getItem("chocolatier.tables")).toBeNull();
    expect(localStorage.getItem("chocolatier.player")).toBeNull();
  });

  it("joins by a link, and takes over what others remember", async () => {
    const account = await opened();
    meetPlayer.mockResolvedValue({
      ...VIEW,
      memory: { lessons: ["lines"], settings: { theme: { value: "dark", at: 1 } } },
    });
    expect(keyOf(playerLink("", KEY).split("#")[1]!)).toBe(KEY);
    expect(keyOf("key=?")).toBeNull();
    await account.join(KEY);
    const { preferences } = await import("../app/memory/preferences.svelte");
    expect(preferences.theme).toBe("dark");
    expect(account.player()).toMatchObject({ key: KEY, name: "Ann", version: 3 });
    await account.meet();
    expect(meetPlayer.mock.lastCall?.slice(0, 2)).toEqual([KEY, 3]);
  });

  it("drops results that another server has signed, and shares again", async () => {
    const account = await opened();
    becomePlayer.mockRejectedValueOnce(await refused("result-forged"));
    await account.become("Ann");
    expect(becomePlayer).toHaveBeenCalledTimes(2);
    localStorage.setItem("chocolatier.results", '{"results":[{"table":"x","seat":1}],"gone":[]}');
    meetPlayer.mockRejectedValueOnce(await refused("result-forged"));
    await account.meet();
    expect(meetPlayer).toHaveBeenCalledTimes(2);
    expect(meetPlayer.mock.lastCall?.[2].results).toEqual([]);
    meetPlayer.mockRejectedValueOnce(await refused("no-such-player"));
    await expect(account.meet()).rejects.toThrow();
    expect(account.player()?.key).toBe(KEY); // it keeps what it remembers
  });

  it("reads only files that were saved here", async () => {
    const account = await opened();
    expect(await account.loadFile("not JSON")).toBeNull();
    expect(await account.loadFile('{"chocolatier":"backup"}')).toBeNull();
    const saved = JSON.parse(await account.savedFile()) as Record<string, unknown>;
    expect(saved).toMatchObject({ chocolatier: "player", format: 1, memory: { format: 1 } });
    expect(JSON.stringify(saved)).not.toContain(KEY);
  });
});
