// What the seat to move may do, unpacked from the rows in which the server sends it.
import type { Column, Options as PackedOptions, Pick as PackedPick } from "./wire";

/** A line for a pick (0: the floor), and what would happen. */
export interface Target {
  line: number;
  move: string; // to be sent; after the share factory with the sendings appended: 4B3<W>K
  placed: number;
  completes: boolean;
  fell: string; // what would fall, in order, M included
  lid: number; // how many would find no space on the floor
  caught: string | null; // what the spare factory would catch
  gain: number; // points at the end of the round that this adds, the floor apart
  loss: number; // points that the floor would cost more
  dead: boolean; // free side: no column will take this line's chocolate
}

export type Pick = Required<Omit<PackedPick, "targets">> & { targets: Target[] };

export interface Options {
  seat: number;
  picks: Pick[];
  columns: Column[];
}

const CATCHES = [null, "T", "B", "W", "K", "R", "M"];

// A row of a target: see `TargetRow` in src/chocolatier/view/options.py.
function readTarget({ source, colour }: PackedPick, row: number[]): Target {
  const [line = 0, placed = 0, gain = 0, loss = 0, fell = 0, lid = 0, marks = 0, caught = 0] = row;
  return {
    line,
    move: `${source || "C"}${colour}${line || "-"}`,
    placed,
    completes: (marks & 1) > 0,
    fell: (marks & 2 ? "M" : "") + colour.repeat(fell),
    lid,
    caught: CATCHES[caught] ?? null,
    gain,
    loss,
    dead: (marks & 4) > 0,
  };
}

function readPick(pick: PackedPick): Pick {
  return {
    marker: false,
    spare: false,
    centre: "",
    keeps: "",
    shares: "",
    left: null,
    right: null,
    ...pick,
    targets: pick.targets.map((row) => readTarget(pick, row)),
  };
}

export function readOptions(options: PackedOptions): Options {
  return { ...options, picks: options.picks.map(readPick) };
}
