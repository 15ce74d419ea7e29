// What this browser knows about its tables: the tokens that hold its seats, and invitations.
export interface Known {
  tokens: string[];
  seats: number[]; // held by these tokens; the lobby shows them
  invite: string | null;
  listed: boolean; // shown in the lobby; an unlisted table keeps its tokens
  at: number; // milliseconds since 1970, for the order in the lobby
  changed?: number; // when it was listed or unlisted
}

const KEY = "chocolatier.tables";
const LIST = 200; // as many as the server reports in one answer
const TOKEN = /^[A-Za-z0-9_-]{16,64}$/; // the server refuses a hello with any other

let kept: Record<string, Known> | null = null;

/** All known tables, read again each time because other tabs may have changed them. */
function all(): Record<string, Known> {
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Known>;
  } catch {
    kept ??= {}; // without storage the seats last as long as the page
  }
  return kept;
}

function newlyKnown(): Known {
  return { tokens: [], seats: [], invite: null, listed: true, at: Date.now() };
}

function change(table: string, by: (known: Known) => void): void {
  const tables = all();
  const known = tables[table] ?? newlyKnown();
  const { listed } = known;
  by(known);
  if (known.listed !== listed) known.changed = Date.now();
  keepTables({ ...tables, [table]: known });
}

/** All tables that this browser knows, to be shared with others of the same person. */
export const knownTables = (): Record<string, Known> => structuredClone(all());

export function keepTables(tables: Record<string, Known>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    kept = tables;
  }
}

export function tokensOf(table: string): string[] {
  return (all()[table]?.tokens ?? []).filter((token) => TOKEN.test(token));
}

export function seatsOf(table: string): number[] {
  return all()[table]?.seats ?? [];
}

export function keepSeats(table: string, seats: number[]): void {
  if (tokensOf(table).length && seatsOf(table).join() !== seats.join()) {
    change(table, (known) => (known.seats = seats));
  }
}

export function inviteOf(table: string): string | null {
  return all()[table]?.invite ?? null;
}

/** The tables that the lobby shows, newest first. */
export function listed(): string[] {
  return Object.entries(all())
    .filter(([, known]) => known.listed)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, LIST)
    .map(([table]) => table);
}

export function keepToken(table: string, token: string): void {
  change(table, (known) => {
    known.tokens = [...new Set([...known.tokens, token])];
    known.listed = true;
  });
}

export function keepInvite(table: string, invite: string, list: boolean): void {
  const seen = table in all();
  change(table, (known) => {
    known.invite = invite;
    if (!seen) known.listed = list;
  });
}

export function keepOpened(opened: {
  table: string;
  token: string | null;
  invite: string | null;
}): void {
  change(opened.table, (known) => (known.listed = true));
  if (opened.token) keepToken(opened.table, opened.token);
  if (opened.invite) keepInvite(opened.table, opened.invite, true);
}

export function unlist(table: string): void {
  change(table, (known) => (known.listed = false));
}

export interface FromLink {
  seats: string[];
  invite: string | null;
}

/** Read `#seat=TOKEN` and `#join=INVITE` from a link's fragment and keep them. */
export function keepFromLink(table: string, hash: string): FromLink {
  const fields = new URLSearchParams(hash);
  const seats = fields.getAll("seat").filter((token) => TOKEN.test(token));
  const invite = fields.getAll("join").find((token) => TOKEN.test(token)) ?? null;
  for (const token of seats) keepToken(table, token);
  if (invite) keepInvite(table, invite, false);
  return { seats, invite };
}

export function personalLink(origin: string, table: string, tokens: string[]): string {
  return `${origin}/t/${table}#${tokens.map((token) => `seat=${token}`).join("&")}`;
}

/** The language is for messengers, which show a card of the link. */
export function inviteLink(
  origin: string,
  table: string,
  invite: string,
  language: string,
): string {
  return `${origin}/t/${table}?lang=${language}#join=${invite}`;
}

export function watchLink(origin: string, table: string): string {
  return `${origin}/t/${table}`;
}
