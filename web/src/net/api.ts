// The HTTP half of the wire.
import { Failure, UNEXPECTED, UNREACHABLE } from "./problem";
import type {
  AnswerView,
  CheckedMemory,
  ExplanationView,
  Forgotten,
  DailyView,
  DailyWish,
  DuplicateView,
  Info,
  Joined,
  Lesson,
  Lessons,
  Memory,
  NewTable,
  OpenTable,
  OpenTables,
  Opened,
  PlayerKey,
  PlayerView,
  Problem,
  ProgressView,
  ProgressWish,
  ProofView,
  PuzzleIds,
  PuzzleMenu,
  PuzzleView,
  Replay,
  ResultsView,
  ResultsWish,
  ReviewName,
  ReviewView,
  ReviewWish,
  RulesView,
  Seek,
  SketchView,
  SketchWish,
  StudyView,
  StudyWish,
  Summaries,
  TableView,
  Trial,
  TrialWish,
  TriesView,
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
export const seekOpponent = (wish: Seek): Promise<Opened> => call("lobby/seek", wish);
export const viewOf = (table: string): Promise<TableView> => call(`tables/${table}`);
export const replayOf = (table: string): Promise<Replay> => call(`tables/${table}/replay`);
export const replayRecord = (record: string): Promise<Replay> => call("replay", { record });
export const summariesOf = (tables: string[]): Promise<Summaries> => call("mine", { tables });
export const lessons = (): Promise<Lesson[]> =>
  call<Lessons>("lessons").then((answer) => answer.lessons);
export const askReview = (wish: Partial<ReviewWish>): Promise<string> =>
  call<ReviewName>("reviews", wish).then((answer) => answer.digest);
/** A review; its sentences speak to seat `you`, if there is one. */
export const reviewOf = (
  digest: string,
  since: number,
  language: string,
  you: number | null,
): Promise<ReviewView> =>
  call(`reviews/${digest}?since=${since}&language=${language}${you ? `&you=${you}` : ""}`);
export const replayOfReview = (digest: string): Promise<Replay> => call(`reviews/${digest}/replay`);
export const cancelReview = (digest: string): Promise<unknown> =>
  call(`reviews/${digest}/cancel`, {});
/** What another move would have given away where a reviewed game went wrong. */
export const tryMove = (digest: string, wish: TrialWish): Promise<Trial> =>
  call(`reviews/${digest}/try`, wish);
/** A position after some steps; a Failure names the `step` that is not possible in its details. */
export const studyOf = (wish: Partial<StudyWish>): Promise<StudyView> => call("study", wish);
/** What an edited position is, or why it is impossible. */
export const sketchOf = (wish: Partial<SketchWish>): Promise<SketchView> =>
  call("study/sketch", wish);
export const puzzleMenu = (): Promise<PuzzleMenu> => call("puzzles");
export const choosePuzzles = (query: string): Promise<PuzzleIds> => call(`puzzles/choice?${query}`);
export const puzzleOf = (id: string): Promise<PuzzleView> => call(`puzzles/${id}`);
export const puzzleOfDay = (day: string): Promise<PuzzleView> => call(`puzzles/day/${day}`);
export const answerPuzzle = (id: string, moves: string[]): Promise<AnswerView> =>
  call(`puzzles/${id}/answer`, { moves });
export const countTry = (id: string, right: boolean): Promise<TriesView> =>
  call(`puzzles/${id}/try`, { right });
export const proofOf = (id: string, moves: string[]): Promise<ProofView> =>
  call(`puzzles/${id}/proof`, { moves });
export const explainPuzzle = (id: string, language: string): Promise<ExplanationView> =>
  call(`puzzles/${id}/explanation`, { language });
/** The deal of a day, "today" or a date, as the holder of a token sees it. */
export const dayOf = (day: string, holder: string): Promise<DailyView> =>
  call(`daily/${day}`, { holder });
export const playDay = (day: string, wish: DailyWish): Promise<Opened> =>
  call(`daily/${day}/table`, wish);
export const nameResult = (day: string, holder: string, name: string | null): Promise<DailyView> =>
  call(`daily/${day}/name`, { holder, name });
export const replayOfRival = (day: string, holder: string): Promise<Replay> =>
  call(`daily/${day}/rival`, { holder });
export const duplicateOf = (contest: string, holder: string): Promise<DuplicateView> =>
  call(`duplicates/of/${contest}`, { holder });
export const playDuplicate = (contest: string, holder: string, name: string): Promise<Opened> =>
  call(`duplicates/of/${contest}/table`, { holder, name });
/** Let others play the deals of a finished table, where the token holds the seat. */
export const challenge = (
  table: string,
  token: string,
  holder: string,
  name: string,
): Promise<DuplicateView> => call("duplicates/challenge", { table, token, holder, name });
export const openMatch = (holder: string, rules: RulesView): Promise<DuplicateView> =>
  call("duplicates/match", { holder, rules });
export const becomePlayer = (name: string, memory: Memory): Promise<PlayerKey> =>
  call("players", { name, memory });
/** Share what this browser remembers with a player's others; `since` is the version seen last. */
export const meetPlayer = (
  key: string,
  since: number,
  memory: Memory,
  name: string | null = null,
): Promise<PlayerView> => call("players/memory", { key, since, memory, name });
/** What a saved memory has; a Failure says what is wrong with it. */
export const checkMemory = (memory: Memory): Promise<CheckedMemory> =>
  call("players/check", { memory });
export const replacePlayerLink = (key: string): Promise<PlayerKey> => call("players/link", { key });
export const forgetPlayer = (key: string): Promise<Forgotten> => call("players/forget", { key });
export const resultsOf = (tables: ResultsWish["tables"]): Promise<ResultsView> =>
  call("progress/results", { tables });
export const progressOf = (done: ProgressWish): Promise<ProgressView> => call("progress", done);
export const recordUrl = (table: string): string => `/api/tables/${table}/record`;

/** Call back with the open tables now and whenever they change; returns what ends that. */
export function watchOpenTables(onchange: (tables: OpenTable[]) => void): () => void {
  const source = new EventSource("/api/lobby/live");
  source.onmessage = (event: MessageEvent<string>) => {
    onchange((JSON.parse(event.data) as OpenTables).tables);
  };
  return () => {
    source.close();
  };
}

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
