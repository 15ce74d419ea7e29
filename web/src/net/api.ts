// The HTTP half of the wire.
import { Failure, UNEXPECTED, UNREACHABLE } from "./problem";
import type {
  Info,
  Joined,
  Lesson,
  Lessons,
  NewTable,
  Opened,
  Problem,
  Replay,
  ReviewName,
  ReviewView,
  ReviewWish,
  Summaries,
  TableView,
} from "./wire";

function failure(code: string, message: string, status = 0): Failure {
  return new Failure({ code, message, details: {} }, status);
}

/** GET a path of the API, or POST to it if there is a body. Throw a Failure if anything goes wrong. */
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
  let content: unknown;
  try {
    content = await response.json();
  } catch (error) {
    throw failure(UNEXPECTED, String(error), response.status);
  }
  if (response.ok) return content as Result;
  // A proxy in between may answer with JSON that is not ours.
  const problem = (content as { error?: Problem } | null)?.error;
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
export const viewOf = (table: string): Promise<TableView> => call(`tables/${table}`);
export const replayOf = (table: string): Promise<Replay> => call(`tables/${table}/replay`);
export const replayRecord = (record: string): Promise<Replay> => call("replay", { record });
export const summariesOf = (tables: string[]): Promise<Summaries> => call("mine", { tables });
export const lessons = (): Promise<Lesson[]> =>
  call<Lessons>("lessons").then((answer) => answer.lessons);
export const askReview = (wish: Partial<ReviewWish>): Promise<string> =>
  call<ReviewName>("reviews", wish).then((answer) => answer.digest);
export const reviewOf = (digest: string, since: number, language: string): Promise<ReviewView> =>
  call(`reviews/${digest}?since=${since}&language=${language}`);
export const replayOfReview = (digest: string): Promise<Replay> => call(`reviews/${digest}/replay`);
export const cancelReview = (digest: string): Promise<unknown> =>
  call(`reviews/${digest}/cancel`, {});
export const recordUrl = (table: string): string => `/api/tables/${table}/record`;

let asked: Promise<Info> | null = null;

/** What the server offers. Asked again until everything is compiled, then remembered. */
export function info(): Promise<Info> {
  const forget = () => {
    asked = null;
  };
  asked ??= call<Info>("info");
  asked.then((answer) => {
    if (answer.compiled < 1) forget();
  }, forget);
  return asked;
}

/** Whether an address means a different machine for everyone who opens it. */
export function isLoopback(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.[\d.]+|\[::1\])(:|\/|$)/.test(origin);
}

/** How others reach this server: its address in the network if the page was opened on loopback. */
export async function publicOrigin(): Promise<string> {
  const address = isLoopback(location.origin) ? (await info().catch(() => null))?.address : null;
  return (address ?? location.origin).replace(/\/$/, "");
}
