// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { preferences } from "../../app/memory/preferences.svelte";
import { column, options, pick, target } from "../../testing/fixtures";
import { Choice } from "./choice.svelte";

const TEAL = pick(1, "T");
const BROWN = pick(1, "B", { count: 1 });
const RED = pick(2, "R");
const SHARED = pick(3, "W", { shares: "TTKR", left: 2, right: 4 });

let send: ReturnType<typeof vi.fn<(seat: number, move: string) => void>>;
let choice: Choice;

beforeEach(() => {
  preferences.confirm = true;
  send = vi.fn();
  choice = new Choice(send);
  choice.offer(options({ seat: 2, picks: [TEAL, BROWN, RED, SHARED] }));
});

describe("a draft", () => {
  it("is a colour, a line and a confirmation", () => {
    choice.choose(TEAL);
    expect(choice.ready).toBe(false);
    choice.aim(choice.targetOf(2)!);
    expect(choice.ready).toBe(true);
    expect(send).not.toHaveBeenCalled();
    choice.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(2, "1T2");
    expect(choice.pick).toBeNull();
    expect(choice.ready).toBe(false);
  });

  it("is confirmed by a second click on the same line", () => {
    choice.choose(TEAL);
    choice.aim(choice.targetOf(2)!);
    choice.aim(choice.targetOf(1)!);
    expect(send).not.toHaveBeenCalled();
    choice.aim(choice.targetOf(1)!);
    expect(send).toHaveBeenCalledExactlyOnceWith(2, "1T1");
  });

  it("needs no confirmation if the user wants none", () => {
    preferences.confirm = false;
    choice.choose(TEAL);
    choice.aim(choice.targetOf(0)!);
    expect(send).toHaveBeenCalledExactlyOnceWith(2, "1TF");
  });

  it("is given up by a second click on the colour, and replaced by another colour", () => {
    choice.choose(TEAL);
    choice.choose(TEAL);
    expect(choice.pick).toBeNull();
    choice.choose(TEAL);
    choice.aim(choice.targetOf(1)!);
    choice.choose(RED);
    expect(choice.pick).toBe(RED);
    expect(choice.target).toBeNull();
  });

  it("stays chosen by a double click, which is two clicks on the colour", () => {
    choice.choose(TEAL, false);
    choice.choose(TEAL, true);
    expect(choice.pick).toBe(TEAL);
    choice.choose(RED, true); // a quick click on its neighbour
    expect(choice.pick).toBe(RED);
  });

  it("offers only what the server sent", () => {
    expect(choice.picksOf(1)).toEqual([TEAL, BROWN]);
    expect(choice.picksOf(9)).toEqual([]);
    expect(choice.targetOf(1)).toBeNull(); // no colour yet
    choice.choose(TEAL);
    expect(choice.targetOf(1)).toEqual(target(1));
    expect(choice.targetOf(5)).toBeNull();
  });

  it("cannot be confirmed before it is complete", () => {
    choice.confirm();
    choice.choose(TEAL);
    choice.confirm();
    expect(send).not.toHaveBeenCalled();
  });
});

describe("leftovers of a share factory", () => {
  beforeEach(() => {
    choice.choose(SHARED);
    choice.aim(choice.targetOf(2)!);
  });

  it("wait for their direction, each colour once, in the printed order", () => {
    expect(choice.sharing).toBe(true);
    expect(choice.shared).toEqual(["T", "K", "R"]);
  });

  it("go to the left unless they are sent to the right", () => {
    choice.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(2, "1T2<TKR");
  });

  it("can be sent both ways", () => {
    choice.flip("K");
    choice.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(2, "1T2<TR>K");
  });

  it("can all be sent to the right, and back", () => {
    for (const colour of ["T", "K", "R", "T", "T"] as const) choice.flip(colour);
    expect(choice.wayOf("T")).toBe("right");
    choice.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(2, "1T2>TKR");
  });

  it("are not sent by a second click on the line, nor without a confirmation", () => {
    preferences.confirm = false;
    choice.aim(choice.targetOf(2)!);
    choice.aim(choice.targetOf(1)!);
    expect(send).not.toHaveBeenCalled();
  });

  it("forget their directions with the choice", () => {
    choice.flip("T");
    choice.clear();
    choice.choose(SHARED);
    expect(choice.wayOf("T")).toBe("left");
  });

  it("do not exist at other factories", () => {
    choice.choose(TEAL);
    choice.aim(choice.targetOf(2)!);
    expect(choice.sharing).toBe(false);
  });
});

describe("a column", () => {
  const second = column(3, 2);
  const fourth = column(3, 4);

  beforeEach(() => choice.offer(options({ columns: [second, fourth] })));

  it("is chosen, changed and confirmed", () => {
    choice.place(second);
    choice.place(fourth);
    expect(send).not.toHaveBeenCalled();
    choice.confirm();
    expect(send).toHaveBeenCalledExactlyOnceWith(1, "3@4");
  });

  it("is confirmed by a second click, or at once if the user wants no confirmation", () => {
    choice.place(second);
    choice.place(second);
    preferences.confirm = false;
    choice.place(fourth);
    expect(send.mock.calls).toEqual([
      [1, "3@2"],
      [1, "3@4"],
    ]);
  });

  it("is found by its cell", () => {
    expect(choice.columnOf(3, 2)).toEqual(second);
    expect(choice.columnOf(3, 3)).toBeNull();
    expect(choice.columnOf(2, 2)).toBeNull();
  });
});

describe("the preview", () => {
  it("shows what is under the pointer, else what is chosen", () => {
    choice.choose(TEAL);
    const [first, second] = [choice.targetOf(1)!, choice.targetOf(2)!];
    choice.aim(first);
    choice.considered = second;
    expect(choice.preview).toBe(second);
    choice.considered = null;
    expect(choice.preview).toBe(first);
  });

  it("forgets the pointer when a line is chosen", () => {
    choice.choose(TEAL);
    choice.considered = choice.targetOf(1);
    choice.aim(choice.targetOf(2)!);
    expect(choice.preview).toEqual(target(2));
  });
});

describe("going back", () => {
  it("goes from the line to the colour to nothing", () => {
    choice.choose(TEAL);
    choice.aim(choice.targetOf(1)!);
    expect(choice.back()).toBe(true);
    expect([choice.pick, choice.target]).toEqual([TEAL, null]);
    expect(choice.back()).toBe(true);
    expect(choice.pick).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it("gives up a column, and closes a source", () => {
    choice.open(1);
    expect(choice.opened).toBe(1);
    expect(choice.back()).toBe(true);
    expect(choice.opened).toBeNull();
    choice.offer(options({ columns: [column(1, 1)] }));
    choice.place(column(1, 1));
    expect(choice.back()).toBe(true);
    expect(choice.column).toBeNull();
  });
});

describe("opening a source on a small screen", () => {
  it("shows its colours, or chooses the only one", () => {
    choice.open(1);
    expect([choice.opened, choice.pick]).toEqual([1, null]);
    choice.open(2);
    expect([choice.opened, choice.pick]).toEqual([null, RED]);
  });

  it("does nothing at an empty source", () => {
    choice.open(9);
    expect([choice.opened, choice.pick]).toEqual([null, null]);
  });
});

describe("new options", () => {
  it("keep what was begun if they are the same", () => {
    choice.choose(TEAL);
    choice.offer(structuredClone(options({ seat: 2, picks: [TEAL, BROWN, RED, SHARED] })));
    expect(choice.pick).toBe(TEAL);
  });

  it("end what was begun if they differ or are gone", () => {
    choice.choose(TEAL);
    choice.offer(options({ seat: 2, picks: [TEAL] }));
    expect(choice.pick).toBeNull();
    choice.choose(TEAL);
    choice.offer(null);
    expect(choice.pick).toBeNull();
    expect(choice.picksOf(1)).toEqual([]);
  });

  it("are chosen among again after they were gone for a moment", () => {
    const offer = () => options({ seat: 2, picks: [TEAL, BROWN, RED, SHARED] });
    choice.choose(SHARED);
    choice.aim(choice.targetOf(1)!);
    choice.flip("T");
    choice.offer(null);
    expect(choice.ready).toBe(false);
    choice.offer(structuredClone(offer()));
    expect([choice.pick?.source, choice.target?.line]).toEqual([3, 1]);
    expect(choice.wayOf("T")).toBe("right");
    choice.offer(null);
    choice.offer(options({ seat: 2, picks: [SHARED] }));
    expect(choice.pick).toBeNull();
    choice.offer(null);
    choice.offer(offer());
    expect(choice.pick).toBeNull(); // begun before other options came
  });
});
