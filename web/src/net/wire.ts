// Made by `make wire` from src/chocolatier/view/. Do not edit.

export type FromAnalyst = AnalysisView | AnalysisRefused | Refusal | Pong;
export type FromServer =
  State | Update | YourTurn | Answer | Advice | Refusal | Signalled | Nudged | Announced | Pong;
export type JsonValue = unknown;
export type ToAnalyst = Analyse | StopAnalysis | Ping;
export type ToServer = Hello | Do | Sync | Advise | Signal | Nudge | Look | Ping;

export interface Wire {
  AcceptedMove: AcceptedMove;
  Advice: Advice;
  Advise: Advise;
  AgreedLine: AgreedLine;
  Analyse: Analyse;
  AnalysedMove: AnalysedMove;
  AnalysisRefused: AnalysisRefused;
  AnalysisView: AnalysisView;
  Announced: Announced;
  Answer: Answer;
  AnswerView: AnswerView;
  ArrangeCommand: ArrangeCommand;
  ArrangedSeat: ArrangedSeat;
  Ask: Ask;
  BoardChange: BoardChange;
  BoardView: BoardView;
  BonusLine: BonusLine;
  BoxedLine: BoxedLine;
  ChallengeWish: ChallengeWish;
  CheckedMemory: CheckedMemory;
  Clock: Clock;
  Column: Column;
  DailyView: DailyView;
  DailyWish: DailyWish;
  DealLine: DealLine;
  DealStep: DealStep;
  Do: Do;
  DrawStep: DrawStep;
  DuplicateLine: DuplicateLine;
  DuplicateView: DuplicateView;
  EndCommand: EndCommand;
  EndLine: EndLine;
  EventView: EventView;
  ExplanationView: ExplanationView;
  ExplanationWish: ExplanationWish;
  FellLine: FellLine;
  FirstTry: FirstTry;
  FloorLine: FloorLine;
  Forgotten: Forgotten;
  Frame: Frame;
  FrameChange: FrameChange;
  FromAnalyst: FromAnalyst;
  FromServer: FromServer;
  GameResult: GameResult;
  Gap: Gap;
  HeldTable: HeldTable;
  Hello: Hello;
  Hint: Hint;
  Info: Info;
  Join: Join;
  Joined: Joined;
  JsonValue: JsonValue;
  KeptSetting: KeptSetting;
  KnownTable: KnownTable;
  LeaveCommand: LeaveCommand;
  Lesson: Lesson;
  Lessons: Lessons;
  LevelView: LevelView;
  ListCommand: ListCommand;
  Look: Look;
  MatchTable: MatchTable;
  MatchWish: MatchWish;
  Memory: Memory;
  Mine: Mine;
  MistakeView: MistakeView;
  MoveCommand: MoveCommand;
  MoveLine: MoveLine;
  MoveStep: MoveStep;
  NameWish: NameWish;
  NewPlayer: NewPlayer;
  NewSeat: NewSeat;
  NewTable: NewTable;
  Nudge: Nudge;
  Nudged: Nudged;
  OpenTable: OpenTable;
  OpenTables: OpenTables;
  Opened: Opened;
  Options: Options;
  OwnEntry: OwnEntry;
  Pick: Pick;
  Ping: Ping;
  PlayWish: PlayWish;
  PlayedLine: PlayedLine;
  PlayerKey: PlayerKey;
  PlayerView: PlayerView;
  PlayerWish: PlayerWish;
  Pong: Pong;
  PositionChange: PositionChange;
  PositionView: PositionView;
  Problem: Problem;
  ProgressView: ProgressView;
  ProgressWish: ProgressWish;
  ProofView: ProofView;
  ProofWish: ProofWish;
  ProvenChoice: ProvenChoice;
  PuzzleAnswer: PuzzleAnswer;
  PuzzleIds: PuzzleIds;
  PuzzleMenu: PuzzleMenu;
  PuzzleTry: PuzzleTry;
  PuzzleView: PuzzleView;
  RatingCourse: RatingCourse;
  RatingPoint: RatingPoint;
  RatingView: RatingView;
  Refusal: Refusal;
  RematchCommand: RematchCommand;
  Replay: Replay;
  ReplyCommand: ReplyCommand;
  Result: Result;
  ResultLine: ResultLine;
  ResultsView: ResultsView;
  ResultsWish: ResultsWish;
  ReturnCommand: ReturnCommand;
  ReviewName: ReviewName;
  ReviewView: ReviewView;
  ReviewWish: ReviewWish;
  ReviewedSeats: ReviewedSeats;
  ReviewedView: ReviewedView;
  RoundView: RoundView;
  RulesRatingView: RulesRatingView;
  RulesView: RulesView;
  RungView: RungView;
  SavedMemory: SavedMemory;
  Scene: Scene;
  SeatPoints: SeatPoints;
  SeatResult: SeatResult;
  SeatView: SeatView;
  Seek: Seek;
  ShortEntry: ShortEntry;
  ShortSource: ShortSource;
  ShortTook: ShortTook;
  Signal: Signal;
  Signalled: Signalled;
  Sketch: Sketch;
  SketchBoard: SketchBoard;
  SketchSource: SketchSource;
  SketchView: SketchView;
  SketchWish: SketchWish;
  SourceView: SourceView;
  StartCommand: StartCommand;
  State: State;
  StopAnalysis: StopAnalysis;
  StoryEntry: StoryEntry;
  StudyView: StudyView;
  StudyWish: StudyWish;
  Summaries: Summaries;
  Summary: Summary;
  Sync: Sync;
  TableView: TableView;
  TallyView: TallyView;
  ToAnalyst: ToAnalyst;
  ToServer: ToServer;
  TookView: TookView;
  Trial: Trial;
  TrialWish: TrialWish;
  TriesView: TriesView;
  UndoCommand: UndoCommand;
  Update: Update;
  Upload: Upload;
  Verdict: Verdict;
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
  YourTurn: YourTurn;
}
/**
 * A move that a scene accepts, and what then happens.
 */
export interface AcceptedMove {
  move: string;
  frames: Frame[];
  spots: string[];
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
 * A seat's move; on the free side also each choice of a column.
 */
export interface MoveLine {
  type: "move";
  seat: number;
  move: string;
}
/**
 * The players agreed to end and score the game.
 */
export interface AgreedLine {
  type: "agreed";
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
 * The one answer to a question to the coach; a good move gets no ``verdict``.
 */
export interface Advice {
  type: "advice";
  id: number;
  error: Problem | null;
  hint: Hint | null;
  verdict: Verdict | null;
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
 * A better move in three steps: where to ``look``, the move, and why it is better.
 *
 * ``move.best`` is the move. ``move.move`` is the one that it is compared with: the one that was
 * played or, in a hint, one that tempts.
 */
export interface Hint {
  look: string;
  move: WrittenMove;
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
 * What to show on the board: a source, a colour on it, a part of a board, the marker.
 */
export interface WrittenPointer {
  what: "source" | "line" | "floor" | "column" | "cell" | "marker";
  seat: number | null;
  number: number;
  colour?: string | null;
  column?: number | null;
  [k: string]: unknown;
}
/**
 * What a move gave away, if that is worth a remark: the chance, from 0 to 1.
 */
export interface Verdict {
  kind: "mistake" | "blunder";
  loss: number;
}
/**
 * A question to the coach, for a seat of the guest; one ``advice`` answers it.
 *
 * ``hint``: what to play now. ``judge``: whether the seat's last move gave away much. ``better``:
 * what would have been better than that move.
 */
export interface Advise {
  type: "advise";
  id: number;
  version: number;
  seat: number;
  about: "hint" | "judge" | "better";
  language: "en" | "uk" | "ru" | "cs" | "pl";
}
/**
 * Analyse a position, and nothing that was asked for before on this socket.
 *
 * ``id`` comes back with every answer.
 */
export interface Analyse {
  type: "analyse";
  id: number;
  position: string;
  moves: number;
}
/**
 * A move, and what to expect of it; lists by seat begin with seat 1.
 */
export interface AnalysedMove {
  move: string;
  chances: number[];
  places: number[][] | null;
  points: number[];
  line: string[];
  depth: number;
  proven: ("round" | "game") | null;
}
/**
 * Why a position is not analysed, or not any more.
 */
export interface AnalysisRefused {
  type: "refused";
  id: number;
  error: Problem;
}
/**
 * The best moves that are known, the best one first.
 */
export interface AnalysisView {
  type: "analysis";
  id: number;
  seat: number;
  moves: AnalysedMove[];
  nodes: number;
  seconds: number;
  stage: number;
  done: ("solved" | "limit") | null;
}
/**
 * A message of the server's host, in the host's own words; not stored.
 */
export interface Announced {
  type: "announced";
  text: string;
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
 * A new table; the guest keeps ``token`` and gives ``invite`` away.
 */
export interface Opened {
  table: string;
  token: string | null;
  invite: string | null;
}
/**
 * What became of the last move: a wrong one is not played, a right one gets its reply.
 */
export interface AnswerView {
  verdict: "right" | "solved" | "wrong";
  frames: Frame[];
  line: string[];
  position: PositionView;
  options: Options | null;
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
 * Change a waiting table; its seats in the order in which they will sit.
 */
export interface ArrangeCommand {
  type: "arrange";
  rules: RulesView;
  seats: ArrangedSeat[];
  starts: number | null;
  clock: Clock;
  hints: boolean;
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
 * A wish that others play the deals of a finished table, where ``token`` holds the seat.
 */
export interface ChallengeWish {
  holder: string;
  table: string;
  token: string;
  name: string;
}
/**
 * How much a memory has.
 */
export interface CheckedMemory {
  results: number;
  puzzles: number;
}
/**
 * The deal of a day, as one person sees it.
 */
export interface DailyView {
  day: string;
  today: string;
  earliest: string;
  until: number;
  rules: RulesView;
  seats: (string | null)[];
  starts: number;
  counts: boolean;
  mine: OwnEntry | null;
  own: PlayedLine | null;
  rival: PlayedLine | null;
  rival_comes: boolean;
  results: ResultLine[];
  players: number;
}
/**
 * The attempt of who asks; the figures are 0 until it is done.
 */
export interface OwnEntry {
  table: string;
  status: "playing" | "done" | "void";
  name: string | null;
  rank: number | null;
  place: number;
  points: number;
  lead: number;
}
/**
 * A finished game: the scores at its end and after every round, by seat.
 */
export interface PlayedLine {
  scores: number[];
  rounds: number[][];
  place: number;
  lead: number;
}
/**
 * A line of the table of results.
 */
export interface ResultLine {
  rank: number;
  name: string;
  place: number;
  points: number;
  lead: number;
  mine: boolean;
}
/**
 * A wish to play the deal of a day; only one attempt on the day itself counts.
 */
export interface DailyWish {
  holder: string;
  counts: boolean;
  name: string | null;
}
/**
 * Lay out this deal: what each factory got before extra and magnets, faces, extra's letter.
 */
export interface DealStep {
  type: "deal";
  laid: string[];
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
  extra: ("T" | "B" | "W" | "K" | "R") | null;
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
    | ListCommand
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
 * Open a waiting table to everyone on the server, or no longer.
 */
export interface ListCommand {
  type: "list";
  listed: boolean;
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
 * Let a seed draw the deal that is due: the same seed always draws the same.
 */
export interface DrawStep {
  type: "draw";
  seed: string;
}
/**
 * One person's game of a challenge.
 */
export interface DuplicateLine {
  name: string;
  host: boolean;
  mine: boolean;
  status: "playing" | "done" | "void";
  table: string | null;
  points: number;
  lead: number;
  difference: number | null;
  unequal: number | null;
}
/**
 * A challenge or a match, as one person sees it.
 */
export interface DuplicateView {
  contest: string;
  kind: "challenge" | "match";
  rules: RulesView;
  seats: (string | null)[];
  starts: number;
  host: string | null;
  counts: boolean;
  mine: OwnEntry | null;
  lines: DuplicateLine[];
  tables: MatchTable[];
  difference: number | null;
  unequal: number | null;
}
/**
 * One of the two tables of a match.
 */
export interface MatchTable {
  table: string;
  invite: string | null;
  status: "waiting" | "playing" | "over";
  names: (string | null)[];
  teams: number[];
  scores: number[];
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
 * The solution, why it is right, and what it brings beside the best of the wrong moves.
 */
export interface ExplanationView {
  solution: unknown[];
  line: string[];
  wrong: string;
  best: number | null;
  second: number | null;
  reasons: WrittenReason[];
  after_right: SeatPoints[];
  after_wrong: SeatPoints[];
}
/**
 * What a seat gets on a line, to the end of the round.
 */
export interface SeatPoints {
  seat: number;
  boxed: number;
  floor: number;
  bonus: number;
}
/**
 * In which language to explain.
 */
export interface ExplanationWish {
  language: "en" | "uk" | "ru" | "cs" | "pl";
}
/**
 * A person's first try at a puzzle: whether it was right, without a wrong move or a look.
 */
export interface FirstTry {
  right: boolean;
}
/**
 * What was removed: tables, and names in the games of others.
 */
export interface Forgotten {
  removed: number;
  unnamed: number;
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
 * The answer to a message that can't be read or served.
 */
export interface Refusal {
  type: "refusal";
  error: Problem;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: "pong";
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
  hints: boolean;
  commitment: string | null;
  position: PositionView | null;
  thinking: number | null;
  result: Result | null;
  rematch: string | null;
  story_length: number;
  contest: string | null;
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
  hints: number;
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
  program: boolean;
}
/**
 * What a table needs only before its start.
 */
export interface Waiting {
  host: number | null;
  mine: boolean;
  starts: number | null;
  host_starts: boolean;
  hints: boolean;
  listed: boolean;
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
  hints?: boolean;
  commitment?: string | null;
  thinking?: number | null;
  result?: Result | null;
  rematch?: string | null;
  contest?: string | null;
  seats?: SeatView[];
  invite?: string | null;
  waiting?: Waiting | null;
  away?: number[];
  options?: Options | null;
  undo?: boolean;
  asks?: Ask[];
}
/**
 * It is the guest's turn: all that a program needs to choose a move.
 *
 * It follows the state or the update that brought the turn, for those who asked for it.
 */
export interface YourTurn {
  type: "turn";
  version: number;
  seat: number;
  position: string;
  moves: string[];
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
 * How a finished game went for one seat, as the server saw it; ``receipt`` is its signature.
 */
export interface GameResult {
  table: string;
  seat: number;
  at: number;
  rules: string;
  levels: (string | null)[];
  places: number[];
  scores: number[];
  why?: ("people" | "program" | "hints" | "undo" | "stand-in" | "agreed" | "position") | null;
  receipt: string;
}
/**
 * A table, and the tokens that hold seats there.
 */
export interface HeldTable {
  table: string;
  tokens: string[];
}
/**
 * The first message of a socket; ``since`` is the last version that the guest has seen.
 *
 * With ``turns`` the guest gets a ``YourTurn`` whenever one of its seats is to move.
 */
export interface Hello {
  type: "hello";
  tokens: string[];
  since: number | null;
  turns: boolean;
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
  own: boolean;
}
/**
 * Take an open seat by an invitation.
 */
export interface Join {
  invite: string;
  name: string;
  seat: number | null;
  program: boolean;
}
/**
 * The seat taken, and the token that holds it.
 */
export interface Joined {
  seat: number;
  token: string;
}
/**
 * The value of a setting, and when it was chosen.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z0-9_-]{1,40}$".
 */
export interface KeptSetting {
  value: JsonValue;
  at: number;
}
/**
 * A table that the person knows: the tokens that hold seats there, and an invitation.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[a-z0-9]{8,32}$".
 */
export interface KnownTable {
  tokens?: string[];
  seats?: number[];
  invite?: string | null;
  listed?: boolean;
  at?: number;
  changed?: number;
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
  outcomes: AcceptedMove[];
  lit: string[];
  worths: Worth[];
  expected: boolean;
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
 * A wish for two tables at which two teams sit crosswise, with the same deals.
 */
export interface MatchWish {
  holder: string;
  rules: RulesView;
}
/**
 * All that a person's browsers remember.
 */
export interface Memory {
  format?: number;
  results?: GameResult[];
  puzzles?: {
    [k: string]: PuzzleTry;
  };
  days?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[0-9]{4}-[0-9]{2}-[0-9]{2}$".
     */
    [k: string]: boolean;
  };
  streak?: number;
  rush?: number;
  lessons?: string[];
  tables?: {
    [k: string]: KnownTable;
  };
  reviews?: {
    [k: string]: ReviewedSeats;
  };
  holders?: string[];
  settings?: {
    [k: string]: KeptSetting;
  };
}
/**
 * The first try at a puzzle: whether it was right, and when.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[0-9a-f]{8}$".
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[0-9a-f]{8}$".
 */
export interface PuzzleTry {
  right: boolean;
  at: string;
}
/**
 * The own seats of a reviewed game, and when the review was first looked at.
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[0-9a-f]{24}$".
 *
 * This interface was referenced by `undefined`'s JSON-Schema definition
 * via the `patternProperty` "^[0-9a-f]{24}$".
 */
export interface ReviewedSeats {
  seats: number[];
  at?: number;
}
/**
 * A request for the tables that a browser knows.
 */
export interface Mine {
  tables: string[];
}
/**
 * Points a game that bad moves give away in one part.
 */
export interface MistakeView {
  part: string;
  points: number;
}
/**
 * Play a move.
 */
export interface MoveStep {
  type: "move";
  move: string;
}
/**
 * A name for the table of results, or None to be left out of it.
 */
export interface NameWish {
  holder: string;
  name: string | null;
}
/**
 * A wish to become a player, with what the browser remembers.
 */
export interface NewPlayer {
  name: string;
  memory: Memory;
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
  hints: boolean;
  listed: boolean;
  position: string | null;
}
/**
 * A gentle call for the person to move; not stored.
 */
export interface Nudge {
  type: "nudge";
  seat: number;
}
/**
 * A table on the list of those that are open to everyone.
 */
export interface OpenTable {
  table: string;
  rules: RulesView;
  clock: Clock;
  seats: SeatView[];
  host: string | null;
  since: number;
}
/**
 * All open tables, the newest first.
 */
export interface OpenTables {
  tables: OpenTable[];
}
/**
 * A question whether the other side is there.
 */
export interface Ping {
  type: "ping";
}
/**
 * A wish to play the deals of a challenge.
 */
export interface PlayWish {
  holder: string;
  name: string;
}
/**
 * The secret of a player's link.
 */
export interface PlayerKey {
  key: string;
}
/**
 * A player; ``memory`` is None for a browser that knows it already.
 */
export interface PlayerView {
  name: string;
  version: number;
  memory: Memory | null;
}
/**
 * What a browser remembers, or only what is new; ``since`` is the version that it has seen.
 */
export interface PlayerWish {
  key: string;
  since: number;
  name: string | null;
  memory: Memory;
}
/**
 * How a person gets on.
 */
export interface ProgressView {
  games: RatingCourse;
  puzzles: RatingCourse;
  tallies: TallyView[];
  by_rules: RulesRatingView[];
  passed: RungView | null;
  waits: RungView | null;
  winning: number;
  longest: number;
  reviews: ReviewedView[];
  mistakes: MistakeView[];
  uncounted: {
    [k: string]: number;
  };
  strengths: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z]{1,20}$".
     */
    [k: string]: number;
  };
}
/**
 * A rating that changed over time; the figures are of all games, the points the last ones.
 */
export interface RatingCourse {
  now: RatingView | null;
  count: number;
  won: number;
  points: RatingPoint[];
}
/**
 * A rating in points, and the standard deviation of what is known about it.
 */
export interface RatingView {
  points: number;
  doubt: number;
}
/**
 * A rating at a time.
 */
export interface RatingPoint {
  points: number;
  doubt: number;
  at: number;
}
/**
 * How often a person ended ahead of a level, level with it and behind it.
 */
export interface TallyView {
  level: string;
  rules: string;
  ahead: number;
  equal: number;
  behind: number;
}
/**
 * The games with one rule set, rated by themselves.
 */
export interface RulesRatingView {
  points: number;
  doubt: number;
  rules: string;
  games: number;
  won: number;
}
/**
 * A level on the ladder, and the last games against it.
 */
export interface RungView {
  level: string;
  ahead: number;
  games: number;
}
/**
 * What a review says about the person: shares from 0 to 1, accuracy from 0 to 100.
 */
export interface ReviewedView {
  digest: string;
  at: number;
  rules: string;
  seat: number;
  bad: number;
  accuracy: number;
  luck: number;
  mean_loss: number;
  result: number;
}
/**
 * What a person has done, as the browser remembers it.
 */
export interface ProgressWish {
  results: GameResult[];
  puzzles: {
    [k: string]: PuzzleTry;
  };
  reviews: {
    [k: string]: ReviewedSeats;
  };
}
/**
 * A position of a proof and every move in it; none when the round is over.
 */
export interface ProofView {
  position: PositionView;
  frames: Frame[];
  seat: number | null;
  moves: ProvenChoice[];
  lead: number;
}
/**
 * A move of a proof, and what it leads to with best play of all.
 */
export interface ProvenChoice {
  move: string;
  lead: number | null;
  result: ("wins" | "shares" | "loses" | "open") | null;
  best: boolean;
}
/**
 * All moves from the beginning on, the others' too.
 */
export interface ProofWish {
  moves: string[];
}
/**
 * The solver's moves from the beginning on; the others' replies are not among them.
 */
export interface PuzzleAnswer {
  moves: string[];
}
/**
 * Puzzles that were asked for, in the order in which to solve them.
 */
export interface PuzzleIds {
  ids: string[];
}
/**
 * What there is to choose from, with the number of puzzles of each.
 */
export interface PuzzleMenu {
  total: number;
  today: string;
  day: string;
  rules: {
    [k: string]: number;
  };
  themes: {
    [k: string]: number;
  };
  difficulties: {
    [k: string]: number;
  };
}
/**
 * A puzzle as it is asked.
 */
export interface PuzzleView {
  id: string;
  kind: "win" | "share" | "round";
  themes: string[];
  difficulty: number;
  solver: number;
  rules: RulesView;
  text: string;
  position: PositionView;
  options: Options | null;
  depth: number;
}
/**
 * A whole game, frame by frame.
 */
export interface Replay {
  rules: RulesView;
  seats: string[];
  over: boolean;
  opening: PositionView | null;
  frames: Frame[];
  result: Result | null;
  table: string | null;
}
/**
 * The results of those that are over; ``gone`` are tables that do not exist any more.
 */
export interface ResultsView {
  results: GameResult[];
  gone: string[];
}
/**
 * A request for the results of finished games.
 */
export interface ResultsWish {
  tables: HeldTable[];
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
 * A memory from a file.
 */
export interface SavedMemory {
  memory: Memory;
}
/**
 * A wish for an opponent: a seat at an open table for two, or a new one.
 */
export interface Seek {
  name: string;
  rules: RulesView;
  clock: Clock;
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
 * Everything that can be edited; what is nowhere else is in the bag.
 */
export interface Sketch {
  rules: RulesView;
  round: number;
  phase: "draft" | "share" | "box" | "deal" | "over";
  ending: ("row" | "dead" | "empty" | "limit" | "agreement") | null;
  turn: number;
  first: number;
  next: number;
  marker: boolean;
  sources: SketchSource[];
  lid: string;
  boards: SketchBoard[];
}
/**
 * The centre, which comes first, or a factory.
 */
export interface SketchSource {
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
}
/**
 * One seat's board.
 */
export interface SketchBoard {
  score: number;
  lines: string[];
  box: string[];
  floor: string;
  spare: string | null;
}
/**
 * A sketch as it can be drawn, and what it is worth.
 */
export interface SketchView {
  sketch: Sketch;
  position: PositionView;
  left: number[];
  text: string | null;
  link: string | null;
  problem: Problem | null;
}
/**
 * What to edit: exactly one of a sketch, a text, and the text of a link.
 */
export interface SketchWish {
  sketch: Sketch | null;
  text: string | null;
  link: string | null;
}
/**
 * Analyse nothing any more.
 */
export interface StopAnalysis {
  type: "stop";
}
/**
 * A position after some steps, and everything that is needed to play on from it.
 */
export interface StudyView {
  rules: RulesView;
  text: string;
  link: string;
  begin: string;
  seats: string[];
  position: PositionView;
  frames: Frame[];
  options: Options | null;
  waits: ("move" | "deal") | null;
  ending: ("row" | "dead" | "empty" | "limit" | "agreement") | null;
  places: number[] | null;
  rest: (MoveStep | DrawStep | DealStep)[];
}
/**
 * What to study: exactly one of ``start``, ``record``, ``review`` and ``table``.
 *
 * Of a game, ``entry`` says how many entries of its story have happened: its first frames.
 */
export interface StudyWish {
  start: string | null;
  record: string | null;
  review: string | null;
  table: string | null;
  entry: number | null;
  steps: (MoveStep | DrawStep | DealStep)[];
  all_frames: boolean;
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
 * What a move would give away: the chance, from 0 to 1.
 *
 * A move that gives away less than an inaccuracy is ``accepted``. Of one that is not, ``look``
 * says where a better one is.
 */
export interface Trial {
  accepted: boolean;
  loss: number;
  look: string | null;
}
/**
 * Try ``move`` where move number ``index`` of a review, counted from 0, was played.
 */
export interface TrialWish {
  index: number;
  move: string;
  language: "en" | "uk" | "ru" | "cs" | "pl";
}
/**
 * How many people have tried a puzzle, and how many of them found it at once.
 */
export interface TriesView {
  tried: number;
  right: number;
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
