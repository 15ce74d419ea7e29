// Made by `make wire` from src/chocolatier/view/. Do not edit.

export type FromServer = State | Update | Answer | Refusal | Signalled | Nudged | Pong;
export type ToServer = Hello | Do | Sync | Signal | Nudge | Look | Ping;

export interface Wire {
  AgreedLine: AgreedLine;
  Answer: Answer;
  ArrangeCommand: ArrangeCommand;
  ArrangedSeat: ArrangedSeat;
  Ask: Ask;
  BoardChange: BoardChange;
  BoardView: BoardView;
  BonusLine: BonusLine;
  BoxedLine: BoxedLine;
  Clock: Clock;
  Column: Column;
  DealLine: DealLine;
  Do: Do;
  EndCommand: EndCommand;
  EndLine: EndLine;
  EventView: EventView;
  FellLine: FellLine;
  FloorLine: FloorLine;
  Frame: Frame;
  FrameChange: FrameChange;
  FromServer: FromServer;
  Gap: Gap;
  Hello: Hello;
  Info: Info;
  Join: Join;
  Joined: Joined;
  LeaveCommand: LeaveCommand;
  Lesson: Lesson;
  Lessons: Lessons;
  LevelView: LevelView;
  Look: Look;
  Mine: Mine;
  MoveCommand: MoveCommand;
  MoveLine: MoveLine;
  NewSeat: NewSeat;
  NewTable: NewTable;
  Nudge: Nudge;
  Nudged: Nudged;
  Opened: Opened;
  Options: Options;
  Outcome: Outcome;
  Pick: Pick;
  Ping: Ping;
  Pong: Pong;
  PositionChange: PositionChange;
  PositionView: PositionView;
  Problem: Problem;
  Refusal: Refusal;
  RematchCommand: RematchCommand;
  Replay: Replay;
  ReplyCommand: ReplyCommand;
  Result: Result;
  ReturnCommand: ReturnCommand;
  ReviewName: ReviewName;
  ReviewView: ReviewView;
  ReviewWish: ReviewWish;
  RoundView: RoundView;
  RulesView: RulesView;
  Scene: Scene;
  SeatResult: SeatResult;
  SeatView: SeatView;
  ShortEntry: ShortEntry;
  ShortSource: ShortSource;
  ShortTook: ShortTook;
  Signal: Signal;
  Signalled: Signalled;
  SourceView: SourceView;
  StartCommand: StartCommand;
  State: State;
  StoryEntry: StoryEntry;
  Summaries: Summaries;
  Summary: Summary;
  Sync: Sync;
  TableView: TableView;
  ToServer: ToServer;
  TookView: TookView;
  UndoCommand: UndoCommand;
  Update: Update;
  Upload: Upload;
  ViewChange: ViewChange;
  Waiting: Waiting;
  Worth: Worth;
  WrittenDeal: WrittenDeal;
  WrittenMessage: WrittenMessage;
  WrittenMoment: WrittenMoment;
  WrittenMove: WrittenMove;
  WrittenPointer: WrittenPointer;
  WrittenPoints: WrittenPoints;
  WrittenReason: WrittenReason;
  WrittenReview: WrittenReview;
  WrittenSeat: WrittenSeat;
}
/**
 * The players agreed to end and score the game.
 */
export interface AgreedLine {
  type: "agreed";
}
/**
 * The one answer to a command.
 */
export interface Answer {
  type: "answer";
  id: number;
  version: number;
  error: Problem | null;
  opened: Opened | null;
}
/**
 * An error; ``code`` finds its words in every language, ``message`` is English.
 */
export interface Problem {
  code: string;
  message: string;
  details: {
    [k: string]: unknown;
  };
}
/**
 * A new table; the guest keeps ``token`` and gives ``invite`` away.
 */
export interface Opened {
  table: string;
  token: string | null;
  invite: string | null;
}
/**
 * Change a waiting table; its seats in the order in which they will sit.
 */
export interface ArrangeCommand {
  type: "arrange";
  rules: RulesView;
  seats: ArrangedSeat[];
  starts: number | null;
  clock: Clock;
}
/**
 * The rules of a game; ``faces_once`` and ``spare_catches_marker`` need special factories.
 */
export interface RulesView {
  players: number;
  side: "coloured" | "free";
  special: boolean;
  faces_once: boolean;
  spare_catches_marker: boolean;
  round_limit: number;
}
/**
 * A seat of a waiting table.
 *
 * ``keep``: as seat ``seat`` is now, with another ``name`` if it is the guest's own. The other
 * kinds are new: a person at this screen, a person by link, or a bot.
 */
export interface ArrangedSeat {
  kind: "keep" | "here" | "link" | "bot";
  seat: number | null;
  name: string | null;
  level: string | null;
}
/**
 * A time control.
 *
 * ``move``: ``seconds`` for every move. ``bank``: ``seconds`` for the whole game, and
 * ``increment`` more after each move.
 */
export interface Clock {
  kind: "none" | "move" | "bank";
  seconds: number;
  increment: number;
}
/**
 * An open question to the others: to take a move back, or to end and score the game now.
 */
export interface Ask {
  kind: "undo" | "end";
  seat: number;
  agreed: number[];
  waiting: number[];
  mine: boolean;
}
/**
 * What changed on a board.
 */
export interface BoardChange {
  seat: number;
  score?: number;
  lines?: string[];
  box?: string[];
  floor?: string;
  spare?: string | null;
  cost?: number;
  room?: string;
  filled?: string;
}
/**
 * One seat's board.
 */
export interface BoardView {
  score: number;
  lines: string[];
  box: string[];
  floor: string;
  spare: string | null;
  cost: number;
  room: string;
  filled: string;
}
/**
 * A seat's bonuses (R30).
 */
export interface BonusLine {
  type: "bonus";
  seat: number;
  rows: number;
  columns: number;
  colours: number;
  points: number;
}
/**
 * A chocolate went into the box and scored (R21).
 */
export interface BoxedLine {
  type: "boxed";
  seat: number;
  row: number;
  column: number;
  colour: "T" | "B" | "W" | "K" | "R";
  across: number;
  down: number;
  points: number;
}
/**
 * A column for the topmost full line of the seat to move (free side, R33).
 */
export interface Column {
  row: number;
  column: number;
  colour: "T" | "B" | "W" | "K" | "R";
  move: string;
  points: number;
  kills: number[];
}
/**
 * What was drawn (``laid``, ``extra``) and what then lay out (``offer``).
 */
export interface DealLine {
  type: "deal";
  round: number;
  gold: {
    [k: string]:
      | "extra"
      | "keep"
      | "share"
      | "spare"
      | "magnetT"
      | "magnetB"
      | "magnetW"
      | "magnetK"
      | "magnetR";
  } | null;
  laid: string[];
  extra: ("T" | "B" | "W" | "K" | "R") | null;
  offer: string[];
}
/**
 * A command, and the version of the table that the guest saw; a stale one is refused.
 */
export interface Do {
  type: "do";
  id: number;
  version: number;
  command:
    | MoveCommand
    | UndoCommand
    | EndCommand
    | ReplyCommand
    | LeaveCommand
    | ReturnCommand
    | ArrangeCommand
    | StartCommand
    | RematchCommand;
}
/**
 * Play one of the moves that were offered.
 */
export interface MoveCommand {
  type: "move";
  seat: number;
  move: string;
}
/**
 * Ask to take back the last move of a seat, and all that followed it in this round.
 */
export interface UndoCommand {
  type: "undo";
  seat: number;
}
/**
 * Ask to end and score the game now.
 */
export interface EndCommand {
  type: "end";
  seat: number;
}
/**
 * Answer an open question for all seats of the guest; the asker withdraws it with a no.
 */
export interface ReplyCommand {
  type: "reply";
  kind: "undo" | "end";
  yes: boolean;
}
/**
 * Hand a seat to a bot.
 */
export interface LeaveCommand {
  type: "leave";
  seat: number;
  level: string;
}
/**
 * Take a seat back from the bot that stands in.
 */
export interface ReturnCommand {
  type: "return";
  seat: number;
}
/**
 * Start with those who are seated; open seats are removed.
 */
export interface StartCommand {
  type: "start";
}
/**
 * Open the same table again; seats keep their holders, and the next seat starts.
 */
export interface RematchCommand {
  type: "rematch";
}
/**
 * How the game ended: the last line of its story.
 */
export interface EndLine {
  type: "end";
  ending: "row" | "dead" | "empty" | "limit" | "agreement";
  rounds: number;
  scores: number[];
  ranking: number[];
}
/**
 * One event of the table's log, without what guests may not see.
 */
export interface EventView {
  version: number;
  at: number;
  type: string;
  seat?: number | null;
  name?: string | null;
  level?: string | null;
  move?: string | null;
  to?: number | null;
  kind?: ("undo" | "end") | null;
  yes?: boolean | null;
  table?: string | null;
}
/**
 * A full line without a legal cell fell (R35).
 */
export interface FellLine {
  type: "fell";
  seat: number;
  row: number;
  colour: "T" | "B" | "W" | "K" | "R";
  count: number;
}
/**
 * A seat's floor was paid for (R23); ``score`` closes the seat's round.
 */
export interface FloorLine {
  type: "floor";
  seat: number;
  items: number;
  penalty: number;
  score: number;
}
/**
 * An entry and the position that it led to.
 */
export interface Frame {
  entry: StoryEntry;
  position: PositionView;
}
/**
 * One entry of the story of a game; numbers count from 1.
 */
export interface StoryEntry {
  number: number;
  round: number;
  line: DealLine | MoveLine | AgreedLine | BoxedLine | FellLine | FloorLine | BonusLine | EndLine;
  took: TookView | null;
  cells: [number, number][];
}
/**
 * A seat's move; on the free side also each choice of a column.
 */
export interface MoveLine {
  type: "move";
  seat: number;
  move: string;
}
/**
 * What a draft did, spelled out for the log and for animation.
 */
export interface TookView {
  source: number;
  colour: "T" | "B" | "W" | "K" | "R";
  count: number;
  target: number;
  marker: boolean;
  placed: number;
  fell: string;
  lid: number;
  caught: string | null;
  centre: string;
  left: string;
  right: string;
  left_slot: number | null;
  right_slot: number | null;
  spare: boolean;
}
/**
 * All that lies on the table.
 */
export interface PositionView {
  round: number;
  phase: "draft" | "share" | "box" | "deal" | "over";
  turn: number | null;
  first: number;
  marker: boolean;
  sources: SourceView[];
  boards: BoardView[];
  bag: string;
  lid: string;
}
/**
 * The centre (slot 0) or a factory; ``gone``: its tile lies beside a floor (R43).
 */
export interface SourceView {
  slot: number;
  chocolates: string;
  face:
    | (
        | "extra"
        | "keep"
        | "share"
        | "spare"
        | "magnetT"
        | "magnetB"
        | "magnetW"
        | "magnetK"
        | "magnetR"
      )
    | null;
  gone: boolean;
}
/**
 * An entry, and how the position before it changed.
 */
export interface FrameChange {
  entry: ShortEntry;
  position: PositionChange;
}
/**
 * An entry of the story; its number and its round follow from those before it.
 */
export interface ShortEntry {
  line: DealLine | MoveLine | AgreedLine | BoxedLine | FellLine | FloorLine | BonusLine | EndLine;
  took?: ShortTook | null;
  cells?: [number, number][];
}
/**
 * What a draft did, without what has its default.
 */
export interface ShortTook {
  source: number;
  colour: "T" | "B" | "W" | "K" | "R";
  count: number;
  target: number;
  marker?: boolean;
  placed?: number;
  fell?: string;
  lid?: number;
  caught?: string | null;
  centre?: string;
  left?: string;
  right?: string;
  left_slot?: number | null;
  right_slot?: number | null;
  spare?: boolean;
}
/**
 * What changed in a position; ``sources`` and ``boards`` are those that changed.
 */
export interface PositionChange {
  round?: number;
  phase?: "draft" | "share" | "box" | "deal" | "over";
  turn?: number | null;
  first?: number;
  marker?: boolean;
  sources?: ShortSource[];
  boards?: BoardChange[];
  bag?: string;
  lid?: string;
}
/**
 * The centre or a factory, without what has its default.
 */
export interface ShortSource {
  slot: number;
  chocolates: string;
  face?:
    | (
        | "extra"
        | "keep"
        | "share"
        | "spare"
        | "magnetT"
        | "magnetB"
        | "magnetW"
        | "magnetK"
        | "magnetR"
      )
    | null;
  gone?: boolean;
}
/**
 * Everything that the guest may see; the answer to ``hello`` and ``sync``.
 */
export interface State {
  type: "state";
  view: TableView;
  story: ShortEntry[];
  events: EventView[];
}
/**
 * A table as one of its guests sees it.
 */
export interface TableView {
  table: string;
  version: number;
  status: "waiting" | "playing" | "over";
  rules: RulesView;
  clock: Clock;
  commitment: string | null;
  position: PositionView | null;
  thinking: number | null;
  result: Result | null;
  rematch: string | null;
  story_length: number;
  seats: SeatView[];
  invite: string | null;
  waiting: Waiting | null;
  away: number[];
  options: Options | null;
  undo: boolean;
  asks: Ask[];
}
/**
 * How the game ended; ``seed`` opens the commitment.
 */
export interface Result {
  ending: "row" | "dead" | "empty" | "limit" | "agreement";
  rounds: number;
  seats: SeatResult[];
  seed: string;
}
/**
 * Where a seat's points came from.
 */
export interface SeatResult {
  seat: number;
  place: number;
  total: number;
  boxed: number;
  floor: number;
  rows: number;
  columns: number;
  colours: number;
  bonus: number;
  short: number;
  gaps: Gap[];
}
/**
 * A part of the score in which a winner got more points than a seat.
 */
export interface Gap {
  part: "boxed" | "floor" | "rows" | "columns" | "colours";
  points: number;
}
/**
 * Who sits at a seat.
 */
export interface SeatView {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string | null;
  level: string | null;
  stand_in: boolean;
  lost: boolean;
  here: boolean;
  mine: boolean;
  left: number | null;
}
/**
 * What a table needs only before its start.
 */
export interface Waiting {
  host: number | null;
  mine: boolean;
  starts: number | null;
  host_starts: boolean;
}
/**
 * Everything the seat to move may do.
 */
export interface Options {
  seat: number;
  picks: Pick[];
  columns: Column[];
}
/**
 * A colour that can be taken from a source.
 *
 * The move to be sent is source, colour and line, such as 3T2: ``C`` is the centre, ``-`` the
 * floor. After the share factory the sendings are appended: 4B3<W>K.
 */
export interface Pick {
  source: number;
  colour: "T" | "B" | "W" | "K" | "R";
  count: number;
  marker?: boolean;
  spare?: boolean;
  centre?: string;
  keeps?: string;
  shares?: string;
  left?: number | null;
  right?: number | null;
  targets: number[][];
}
/**
 * What changed since the last message. The story keeps its first ``kept`` entries.
 */
export interface Update {
  type: "update";
  version: number;
  view: ViewChange;
  kept: number;
  base?: PositionView | null;
  frames: FrameChange[];
  events: EventView[];
}
/**
 * What changed in a view; its version, position and story are in other fields of an update.
 */
export interface ViewChange {
  table?: string;
  status?: "waiting" | "playing" | "over";
  rules?: RulesView;
  clock?: Clock;
  commitment?: string | null;
  thinking?: number | null;
  result?: Result | null;
  rematch?: string | null;
  seats?: SeatView[];
  invite?: string | null;
  waiting?: Waiting | null;
  away?: number[];
  options?: Options | null;
  undo?: boolean;
  asks?: Ask[];
}
/**
 * The answer to a message that can't be read or served.
 */
export interface Refusal {
  type: "refusal";
  error: Problem;
}
/**
 * A reaction or a phrase of a seat; the browser has its words.
 */
export interface Signalled {
  type: "signalled";
  seat: number;
  word:
    | (
        | "smile"
        | "laugh"
        | "wink"
        | "wow"
        | "think"
        | "phew"
        | "sad"
        | "oops"
        | "thumb"
        | "heart"
        | "star"
        | "cocoa"
      )
    | (
        | "hello"
        | "good-luck"
        | "well-played"
        | "nice-move"
        | "thanks"
        | "sorry"
        | "your-turn"
        | "one-moment"
        | "right-back"
        | "so-close"
        | "once-more"
        | "goodbye"
      );
}
/**
 * Seat ``seat`` nudges seat ``to``, which is to move.
 */
export interface Nudged {
  type: "nudged";
  seat: number;
  to: number;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
}
/**
 * The first message of a socket; ``since`` is the last version that the guest has seen.
 */
export interface Hello {
  type: "hello";
  tokens: string[];
  since: number | null;
}
/**
 * What the server offers.
 */
export interface Info {
  version: string;
  levels: LevelView[];
  address: string | null;
  compiled: number;
  stand_in: string | null;
}
/**
 * A level of bots; the browser's messages describe its character.
 */
export interface LevelView {
  name: string;
  strength: number;
}
/**
 * Take an open seat by an invitation.
 */
export interface Join {
  invite: string;
  name: string;
  seat: number | null;
}
/**
 * The seat taken, and the token that holds it.
 */
export interface Joined {
  seat: number;
  token: string;
}
/**
 * A lesson of the tutorial.
 */
export interface Lesson {
  name: string;
  group: "base" | "more" | "strategy";
  side: "coloured" | "free";
  special: boolean;
  scenes: Scene[];
}
/**
 * A position of a lesson; without outcomes there is only text to read.
 */
export interface Scene {
  name: string;
  position: PositionView;
  options: Options | null;
  outcomes: Outcome[];
  lit: string[];
  worths: Worth[];
  expected: boolean;
}
/**
 * A move that a scene accepts, and what then happens.
 */
export interface Outcome {
  move: string;
  frames: Frame[];
  spots: string[];
}
/**
 * The points of both seats at the end if this move is played and both go on well.
 */
export interface Worth {
  move: string;
  mine: number;
  other: number;
}
/**
 * The tutorial.
 */
export interface Lessons {
  lessons: Lesson[];
}
/**
 * Whether the guest looks at the page or, for a while, at something else.
 */
export interface Look {
  type: "look";
  away: boolean;
}
/**
 * A request for the tables that a browser knows.
 */
export interface Mine {
  tables: string[];
}
/**
 * Who will sit at a seat: a person at this screen, a person by link, or a bot.
 */
export interface NewSeat {
  kind: "here" | "link" | "bot";
  name: string | null;
  level: string | null;
}
/**
 * A table to be opened.
 */
export interface NewTable {
  rules: RulesView;
  seats: NewSeat[];
  starts: number | null;
  clock: Clock;
  host_starts: boolean;
}
/**
 * A gentle call for the person to move; not stored.
 */
export interface Nudge {
  type: "nudge";
  seat: number;
}
/**
 * A question whether the other side is there.
 */
export interface Ping {
  type: "ping";
}
/**
 * A whole game, frame by frame.
 */
export interface Replay {
  rules: RulesView;
  seats: string[];
  over: boolean;
  frames: Frame[];
  result: Result | null;
  table: string | null;
}
/**
 * The name of a review.
 */
export interface ReviewName {
  digest: string;
}
/**
 * A review: its rounds after the first ``since``, or the whole when it is done.
 *
 * ``done`` of ``total`` jobs are done; ``ahead`` are the reviews that were asked for before it.
 */
export interface ReviewView {
  digest: string;
  status: "waiting" | "running" | "done";
  ahead: number;
  done: number;
  total: number;
  rounds: RoundView[];
  review: WrittenReview | null;
}
/**
 * A round of a review that is under way.
 */
export interface RoundView {
  deal: WrittenDeal | null;
  moves: WrittenMove[];
}
/**
 * A deal: every seat's chance before and after it, and their difference.
 */
export interface WrittenDeal {
  round: number;
  chances: number[];
  luck: number[];
  [k: string]: unknown;
}
/**
 * A move, the chances before it, and the best move.
 */
export interface WrittenMove {
  round: number;
  seat: number;
  move: string;
  chances: number[];
  places: number[][] | null;
  loss: number;
  kind: string;
  proven: string | null;
  best: string;
  line: string[];
  played_line: string[];
  points: number;
  parts: {
    [k: string]: number;
  };
  reasons: WrittenReason[];
  [k: string]: unknown;
}
/**
 * A reason, and what to show on the board for it.
 */
export interface WrittenReason {
  name: string;
  values: {
    [k: string]: string | number;
  };
  text: string;
  shows: WrittenPointer[];
  [k: string]: unknown;
}
/**
 * What to show on the board: a source, or a line, floor or column of a seat.
 */
export interface WrittenPointer {
  what: string;
  seat: number | null;
  number: number;
  [k: string]: unknown;
}
/**
 * The review of a game.
 */
export interface WrittenReview {
  format: number;
  rules: string;
  nodes: number;
  sampled_deals: number;
  start: number[];
  deals: WrittenDeal[];
  moves: WrittenMove[];
  agreed: number[] | null;
  seats: WrittenSeat[];
  [k: string]: unknown;
}
/**
 * What the game was for one seat.
 */
export interface WrittenSeat {
  name: string;
  luck: number;
  decisions: number[];
  result: number;
  accuracy: number;
  mean_loss: number;
  kinds: {
    [k: string]: number;
  };
  moments: WrittenMoment[];
  scores: number[];
  points: WrittenPoints;
  verdict: WrittenMessage;
  [k: string]: unknown;
}
/**
 * A deal or a move, counted from 0 in its list, and what it changed.
 */
export interface WrittenMoment {
  what: string;
  index: number;
  change: number;
  [k: string]: unknown;
}
/**
 * Where points came from.
 */
export interface WrittenPoints {
  boxed: number;
  floor: number;
  rows: number;
  columns: number;
  colours: number;
  [k: string]: unknown;
}
/**
 * A sentence, as the name of a message with its values, and as text.
 */
export interface WrittenMessage {
  name: string;
  values: {
    [k: string]: string | number;
  };
  text: string;
  [k: string]: unknown;
}
/**
 * A game to be reviewed: of a finished table, of a record, or of an earlier review.
 */
export interface ReviewWish {
  table: string | null;
  record: string | null;
  digest: string | null;
}
/**
 * A reaction or a ready-made phrase, shown to all; not stored.
 */
export interface Signal {
  type: "signal";
  seat: number;
  word:
    | (
        | "smile"
        | "laugh"
        | "wink"
        | "wow"
        | "think"
        | "phew"
        | "sad"
        | "oops"
        | "thumb"
        | "heart"
        | "star"
        | "cocoa"
      )
    | (
        | "hello"
        | "good-luck"
        | "well-played"
        | "nice-move"
        | "thanks"
        | "sorry"
        | "your-turn"
        | "one-moment"
        | "right-back"
        | "so-close"
        | "once-more"
        | "goodbye"
      );
}
/**
 * Those of the requested tables that exist.
 */
export interface Summaries {
  tables: Summary[];
}
/**
 * A table in the lobby.
 */
export interface Summary {
  table: string;
  status: "waiting" | "playing" | "over";
  rules: RulesView;
  seats: SeatView[];
  round: number;
  turn: number | null;
  scores: number[];
  places: number[] | null;
  started: number;
  changed: number;
}
/**
 * A request for everything after a version, to close a gap.
 */
export interface Sync {
  type: "sync";
  since: number;
}
/**
 * A record to be replayed.
 */
export interface Upload {
  record: string;
}
export const FLOOR_COSTS = [1, 1, 2, 2, 2, 3, 3] as const;
export const BONUS_POINTS = [2, 7, 10] as const;
export const PRINTED = ["TBWKR", "RTBWK", "KRTBW", "WKRTB", "BWKRT"] as const;
export const REACTIONS = [
  "smile",
  "laugh",
  "wink",
  "wow",
  "think",
  "phew",
  "sad",
  "oops",
  "thumb",
  "heart",
  "star",
  "cocoa",
] as const;
export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "nice-move",
  "thanks",
  "sorry",
  "your-turn",
  "one-moment",
  "right-back",
  "so-close",
  "once-more",
  "goodbye",
] as const;
