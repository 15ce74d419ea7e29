import { expect, it } from "vitest";
import { readOptions } from "./options";
import { column } from "../testing/fixtures";

it("fills in what a pick and a target leave out", () => {
  const columns = [column(2, 4)];
  const read = readOptions({
    seat: 2,
    picks: [{ source: 3, colour: "T", count: 2, targets: [[0], [2, 2, 3, 0, 0, 0, 1]] }],
    columns,
  });
  expect(read.seat).toBe(2);
  expect(read.columns).toBe(columns);
  const [pick] = read.picks;
  expect(pick).toMatchObject({
    source: 3,
    colour: "T",
    count: 2,
    marker: false,
    spare: false,
    centre: "",
    keeps: "",
    shares: "",
    left: null,
    right: null,
  });
  expect(pick!.targets).toEqual([
    {
      line: 0,
      move: "3T-",
      placed: 0,
      completes: false,
      fell: "",
      lid: 0,
      caught: null,
      gain: 0,
      loss: 0,
      dead: false,
    },
    {
      line: 2,
      move: "3T2",
      placed: 2,
      completes: true,
      fell: "",
      lid: 0,
      caught: null,
      gain: 3,
      loss: 0,
      dead: false,
    },
  ]);
});

it("reads marks, falls and catches", () => {
  const read = readOptions({
    seat: 1,
    picks: [
      {
        source: 0,
        colour: "W",
        count: 5,
        marker: true,
        shares: "BK",
        left: 5,
        right: 3,
        targets: [[1, 1, -2, 4, 3, 1, 6, 6]],
      },
    ],
    columns: [],
  });
  expect(read.picks[0]).toMatchObject({ marker: true, shares: "BK", left: 5, right: 3 });
  expect(read.picks[0]!.targets[0]).toEqual({
    line: 1,
    move: "CW1",
    placed: 1,
    completes: false,
    fell: "MWWW",
    lid: 1,
    caught: "M",
    gain: -2,
    loss: 4,
    dead: true,
  });
});
