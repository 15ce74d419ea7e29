// The HTTP half of the wire.
import type {
  Info,
  Joined,
  Lesson,
  Lessons,
  NewTable,
  Opened,
  Problem,
  Replay,
  Summaries,
  TableView,
} from "./wire";

/** A problem that the server named, or that kept us from reaching it. */
export class Failure extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.message);
  }
}

export const UNREACHABLE = "unreachable";
export const UNEXPECTED = "unexpected";

function failure(code: string, message: string, status = 0): Failure {
  return new Failure({ code, message, details: {} }, status);
}

async function call<Result>(path: string, body?: unknown): Promise<Result> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, request);
  } catch (error) {
    throw failure(UNREACHABLE, String(error));
  }
  let said: unknown;
  try {
    said = await response.json();
  } catch (error) {
    throw failure(UNEXPECTED, String(error), response.status);
  }
  if (response.ok) return said as Result;
  const problem = (said as { error?: Problem }).error;
  if (problem?.code) throw new Failure(problem, response.status);
  throw failure(UNEXPECTED, response.statusText, response.status);
}

export const openTable = (table: NewTable): Promise<Opened> => call("tables", table);
export const joinTable = (
  table: string,
  invite: string,
  name: string,
  seat: number | null,
): Promise<Joined> => call(`tables/${table}/seats`, { invite, name, seat });
export const lookAt = (table: string): Promise<TableView> => call(`tables/${table}`);
export const replayOf = (table: string): Promise<Replay> => call(`tables/${table}/replay`);
export const replayRecord = (record: string): Promise<Replay> => call("replay", { record });
export const tellMine = (tables: string[]): Promise<Summaries> => call("mine", { tables });
export const lessons = (): Promise<Lesson[]> =>
  call<Lessons>("lessons").then((told) => told.lessons);
export const recordOf = (table: string): string => `/api/tables/${table}/record`;

let told: Promise<Info> | null = null;

/** What the server offers; asked until it is ready, and then no more. */
export function info(): Promise<Info> {
  const forget = () => (told = null);
  told ??= call<Info>("info");
  told.then((said) => said.ready || forget(), forget);
  return told;
}

/** An address that leads every computer to itself. */
export function isOwn(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|\/|$)/.test(origin);
}

/** How others reach this server: its address in the network if we sit at the machine itself. */
export async function publicOrigin(): Promise<string> {
  const address = isOwn(location.origin) ? (await info().catch(() => null))?.address : null;
  return (address ?? location.origin).replace(/\/$/, "");
}
