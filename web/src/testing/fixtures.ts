// Small valid messages for the unit tests. Every builder takes what the test cares about.
import type { TableEvent, TableState, TableUpdate } from "../net/news";
import type { Options, Pick, Target } from "../net/options";
import type {
  BoardView,
  Column,
  Frame,
  PositionView,
  SeatView,
  SourceView,
  TableView,
  StoryEntry,
  TookView,
  Update,
  ViewChange,
} from "../net/wire";

export function board(parts: Partial<BoardView> = {}): BoardView {
  return {
    score: 0,
    lines: ["", "", "", "", ""],
    box: [".....", ".....", ".....", ".....", "....."],
    floor: "",
    spare: null,
    cost: 0,
    room: "12345",
    filled: "000000000000000",
    ...parts,
  };
}

export function source(slot: number, chocolates = "", parts: Partial<SourceView> = {}): SourceView {
  return { slot, chocolates, face: null, gone: false, ...parts };
}

export function position(parts: Partial<PositionView> = {}): PositionView {
  return {
    round: 1,
    phase: "draft",
    turn: 1,
    first: 1,
    marker: true,
    sources: [source(0), source(1, "TTBK"), source(2, "WWRR")],
    boards: [board(), board()],
    bag: "",
    lid: "",
    ...parts,
  };
}

export function seat(number: number, parts: Partial<SeatView> = {}): SeatView {
  return {
    seat: number,
    kind: "person",
    name: null,
    level: null,
    stand_in: false,
    lost: false,
    here: true,
    mine: false,
    left: null,
    program: false,
    ...parts,
  };
}

export function view(version: number, parts: Partial<TableView> = {}): TableView {
  return {
    table: "abcdefgh",
    version,
    status: "playing",
    rules: {
      players: 2,
      side: "coloured",
      special: false,
      faces_once: false,
      spare_catches_marker: true,
      round_limit: 100,
    },
    hints: false,
    clock: { kind: "none", seconds: 60, increment: 0 },
    seats: [seat(1, { mine: true }), seat(2)],
    invite: null,
    waiting: null,
    away: [],
    commitment: null,
    position: position(),
    options: null,
    thinking: null,
    undo: false,
    asks: [],
    result: null,
    rematch: null,
    contest: null,
    story_length: 0,
    ...parts,
  };
}

export function event(version: number, parts: Partial<TableEvent> = {}): TableEvent {
  return {
    version,
    at: 0,
    type: "moved",
    seat: null,
    name: null,
    level: null,
    move: null,
    to: null,
    kind: null,
    yes: null,
    table: null,
    ...parts,
  };
}

/** A whole state; it may be delivered as it is. */
export function state(version: number, parts: Partial<TableState> = {}): TableState {
  return { type: "state", view: view(version), story: [], events: [], ...parts };
}

const eventsAfter = (since: number, version: number) =>
  Array.from({ length: version - since }, (_, i) => event(since + i + 1));

/** An update, as it is shown, with the events that lead to its version from `since`. */
export function update(
  since: number,
  version: number,
  parts: Partial<TableUpdate> = {},
): TableUpdate {
  const events = eventsAfter(since, version);
  return { type: "update", view: view(version), kept: 0, frames: [], events, ...parts };
}

/** The same, as it is delivered: what changed in the view. */
export function change(
  since: number,
  version: number,
  changed: ViewChange = {},
  parts: Partial<Update> = {},
): Update {
  const events = eventsAfter(since, version);
  return { type: "update", version, view: changed, kept: 0, frames: [], events, ...parts };
}

export function took(parts: Partial<TookView> = {}): TookView {
  return {
    source: 1,
    colour: "T",
    count: 2,
    target: 2,
    marker: false,
    placed: 2,
    fell: "",
    lid: 0,
    caught: null,
    centre: "BK",
    left: "",
    right: "",
    left_slot: null,
    right_slot: null,
    spare: false,
    ...parts,
  };
}

export type Line = StoryEntry["line"];

export const draft = (seat: number): Line => ({ type: "move", seat, move: "1T2" });

export function entry(
  number: number,
  line: Line,
  draft: TookView | null = null,
  cells: StoryEntry["cells"] = [],
): StoryEntry {
  return { number, round: 1, line, took: draft, cells };
}

export const deal = (round: number, offer: string[] = []): Line => ({
  type: "deal",
  round,
  gold: null,
  laid: [],
  extra: null,
  offer,
});

/** A frame that can be recognised by the round of its position. */
export function frame(
  number: number,
  line: Line = draft(1),
  draftOf: TookView | null = took(),
): Frame {
  return { entry: entry(number, line, draftOf), position: position({ round: number }) };
}

export function target(line: number, parts: Partial<Target> = {}): Target {
  return {
    line,
    move: `1T${line || "F"}`,
    placed: line ? 2 : 0,
    completes: false,
    fell: "",
    lid: 0,
    caught: null,
    gain: 0,
    loss: 0,
    dead: false,
    ...parts,
  };
}

export function pick(source: number, colour: Pick["colour"], parts: Partial<Pick> = {}): Pick {
  return {
    source,
    colour,
    count: 2,
    marker: false,
    spare: false,
    centre: "",
    keeps: "",
    shares: "",
    left: null,
    right: null,
    targets: [target(1), target(2), target(0)],
    ...parts,
  };
}

export function column(row: number, number: number, parts: Partial<Column> = {}): Column {
  return {
    row,
    column: number,
    colour: "T",
    move: `${row}@${number}`,
    points: 1,
    kills: [],
    ...parts,
  };
}

export function options(parts: Partial<Options> = {}): Options {
  return { seat: 1, picks: [], columns: [], ...parts };
}

/** Options as the server sends them: the seat is to move, whatever it may do. */
export const OFFERED = { seat: 1, picks: [], columns: [] };
