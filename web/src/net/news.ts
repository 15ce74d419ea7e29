// What a table's socket brings, made whole: the server leaves out what has not changed, and what
// has its default.
import type {
  BoardView,
  EventView,
  Frame,
  PositionChange,
  PositionView,
  ShortEntry,
  ShortSource,
  SourceView,
  State,
  StoryEntry,
  TableView,
  Update,
} from "./wire";

export type TableEvent = Required<EventView>;

/** The whole table; the events are those after the version that was asked for. */
export interface TableState {
  type: "state";
  view: TableView;
  story: StoryEntry[];
  events: TableEvent[];
}

/** New events; `frames` follow the first `kept` entries of the story. */
export interface TableUpdate {
  type: "update";
  view: TableView;
  kept: number;
  frames: Frame[];
  events: TableEvent[];
}

export type TableNews = TableState | TableUpdate;

function readEvent(event: EventView): TableEvent {
  return {
    seat: null,
    name: null,
    level: null,
    move: null,
    to: null,
    kind: null,
    yes: null,
    table: null,
    ...event,
  };
}

function readEntry(entry: ShortEntry, number: number, round: number): StoryEntry {
  const { line, took = null, cells = [] } = entry;
  return {
    number,
    round: line.type === "deal" ? line.round : round,
    line,
    cells,
    took: took && {
      marker: false,
      placed: 0,
      fell: "",
      lid: 0,
      caught: null,
      centre: "",
      left: "",
      right: "",
      left_slot: null,
      right_slot: null,
      spare: false,
      ...took,
    },
  };
}

function readStory(entries: ShortEntry[]): StoryEntry[] {
  const story: StoryEntry[] = [];
  for (const entry of entries) {
    story.push(readEntry(entry, story.length + 1, story.at(-1)?.round ?? 0));
  }
  return story;
}

const readSource = (source: ShortSource): SourceView => ({ face: null, gone: false, ...source });

/** Return a position after a change; what did not change is shared with the position before. */
export function changed(before: PositionView, change: PositionChange): PositionView {
  const { sources = [], boards = [], ...rest } = change;
  const newSource = (old: SourceView) => {
    const source = sources.find((one) => one.slot === old.slot);
    return source ? readSource(source) : old;
  };
  const newBoard = (old: BoardView, index: number) => {
    const found = boards.find((one) => one.seat === index + 1);
    if (!found) return old;
    const parts: Partial<typeof found> = { ...found };
    delete parts.seat;
    return { ...old, ...parts };
  };
  return {
    ...before,
    ...rest,
    sources: before.sources.map(newSource),
    boards: before.boards.map(newBoard),
  };
}

export function readState(message: State): TableState {
  const { type, view, story, events } = message;
  return { type, view, story: readStory(story), events: events.map(readEvent) };
}

/** Make an update whole; `view` is what was known before it. */
export function readUpdate(message: Update, view: TableView): TableUpdate {
  const { type, version, kept, base = null, events } = message;
  let position = base ?? view.position;
  const frames: Frame[] = [];
  for (const frame of message.frames) {
    if (!position) break; // the server sends a base before the first frame of a game
    position = changed(position, frame.position);
    const entry = readEntry(frame.entry, kept + frames.length + 1, position.round);
    frames.push({ entry, position });
  }
  const length = kept + frames.length;
  return {
    type,
    view: { ...view, ...message.view, version, position, story_length: length },
    kept,
    frames,
    events: events.map(readEvent),
  };
}
