// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forbidStorage } from "../../testing/no-storage";

const KEY = "chocolatier.tables";
const TABLE = "abcdefgh";
const ANN = "token-of-ann-0123";
const BOB = "token-of-bob-0123";
const INVITE = "invitation-012345";

let tokens: typeof import("./tokens");

beforeEach(async () => {
  vi.useFakeTimers({ now: 1000 });
  localStorage.clear();
  vi.resetModules();
  tokens = await import("./tokens");
  return () => vi.useRealTimers();
});

describe("tokens", () => {
  it("are kept once each, in the order in which they came", () => {
    tokens.keepToken(TABLE, ANN);
    tokens.keepToken(TABLE, BOB);
    tokens.keepToken(TABLE, ANN);
    expect(tokens.tokensOf(TABLE)).toEqual([ANN, BOB]);
    expect(tokens.tokensOf("another1")).toEqual([]);
  });

  it("survive the page", async () => {
    tokens.keepToken(TABLE, ANN);
    vi.resetModules();
    const later = await import("./tokens");
    expect(later.tokensOf(TABLE)).toEqual([ANN]);
  });

  it("of another tab are seen", () => {
    tokens.keepToken(TABLE, ANN);
    const tables = JSON.parse(localStorage.getItem(KEY)!) as Record<string, { tokens: string[] }>;
    tables[TABLE]!.tokens.push(BOB);
    localStorage.setItem(KEY, JSON.stringify(tables));
    expect(tokens.tokensOf(TABLE)).toEqual([ANN, BOB]);
  });

  it("that the server would refuse are left out", () => {
    tokens.keepToken(TABLE, "short");
    tokens.keepToken(TABLE, "with spaces in between");
    tokens.keepToken(TABLE, ANN);
    expect(tokens.tokensOf(TABLE)).toEqual([ANN]);
  });

  it("last as long as the page without storage", () => {
    forbidStorage();
    tokens.keepToken(TABLE, ANN);
    tokens.keepToken(TABLE, BOB);
    expect(tokens.tokensOf(TABLE)).toEqual([ANN, BOB]);
  });

  it("are empty if something else is stored", () => {
    localStorage.setItem(KEY, "not JSON");
    expect(tokens.tokensOf(TABLE)).toEqual([]);
  });
});

describe("seats", () => {
  it("are remembered for the lobby, but only of those who hold a token", () => {
    tokens.keepSeats(TABLE, [1]);
    expect(tokens.seatsOf(TABLE)).toEqual([]);
    tokens.keepToken(TABLE, ANN);
    tokens.keepSeats(TABLE, [1, 2]);
    expect(tokens.seatsOf(TABLE)).toEqual([1, 2]);
  });
});

describe("the lobby's list", () => {
  it("begins with the newest table", () => {
    tokens.keepToken("older111", ANN);
    vi.advanceTimersByTime(10);
    tokens.keepToken("newer222", ANN);
    expect(tokens.listed()).toEqual(["newer222", "older111"]);
  });

  it("holds as many as the server reports", () => {
    for (let i = 0; i < 205; i++) tokens.keepToken(`table${1000 + i}`, ANN);
    expect(tokens.listed()).toHaveLength(200);
  });

  it("lacks a table that was removed, whose tokens stay, until it is used again", () => {
    tokens.keepToken(TABLE, ANN);
    tokens.unlist(TABLE);
    expect(tokens.listed()).toEqual([]);
    expect(tokens.tokensOf(TABLE)).toEqual([ANN]);
    tokens.keepToken(TABLE, BOB);
    expect(tokens.listed()).toEqual([TABLE]);
  });

  it("lacks a table that was only seen by an invitation", () => {
    tokens.keepInvite(TABLE, INVITE, false);
    expect(tokens.listed()).toEqual([]);
    expect(tokens.inviteOf(TABLE)).toBe(INVITE);
    tokens.keepToken(TABLE, ANN);
    tokens.keepInvite(TABLE, INVITE, false);
    expect(tokens.listed()).toEqual([TABLE]);
  });

  it("has a table that was opened here", () => {
    tokens.keepOpened({ table: TABLE, token: ANN, invite: INVITE });
    expect(tokens.listed()).toEqual([TABLE]);
    expect(tokens.tokensOf(TABLE)).toEqual([ANN]);
    expect(tokens.inviteOf(TABLE)).toBe(INVITE);
  });

  it("has a table that was opened for bots alone", () => {
    tokens.keepOpened({ table: TABLE, token: null, invite: null });
    expect(tokens.listed()).toEqual([TABLE]);
  });
});

describe("links", () => {
  it("carry seats and come back from the address", () => {
    const link = tokens.personalLink("http://x", TABLE, [ANN, BOB]);
    expect(link).toBe(`http://x/t/${TABLE}#seat=${ANN}&seat=${BOB}`);
    const found = tokens.keepFromLink(TABLE, link.split("#")[1]!);
    expect(found).toEqual({ seats: [ANN, BOB], invite: null });
    expect(tokens.tokensOf(TABLE)).toEqual([ANN, BOB]);
  });

  it("carry an invitation", () => {
    const link = tokens.inviteLink("http://x", TABLE, INVITE, "uk");
    expect(tokens.keepFromLink(TABLE, link.split("#")[1]!)).toEqual({ seats: [], invite: INVITE });
    expect(tokens.inviteOf(TABLE)).toBe(INVITE);
    expect(tokens.listed()).toEqual([]);
  });

  it("without a valid token change nothing", () => {
    expect(tokens.keepFromLink(TABLE, "seat=short&join=x y&else=1")).toEqual({
      seats: [],
      invite: null,
    });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("for spectators carry nothing", () => {
    expect(tokens.watchLink("http://x", TABLE)).toBe(`http://x/t/${TABLE}`);
  });
});
