import { expect, test } from "vitest";

import type { LogEntry, Table } from "../../api/schema";
import { cutOf, mayPlanAhead, mayTakeBack, restOf } from "./planning";

const cut = {
  action: "load t1 gold a",
  rest: ["load t1 gold a", "done"],
  reason: "not-there",
  chapter: "loading",
  because: 5,
};
const entry = (
  number: number,
  kind: LogEntry["kind"],
  seat: number | null,
  more: Partial<LogEntry> = {},
): LogEntry => ({
  number,
  at: 0,
  kind,
  seat,
  said: [{ key: "roads-log-go", args: {} }],
  ...more,
});
const table = (log: LogEntry[], more: Partial<Table> = {}): Table =>
  ({ my_seat: 0, seats: [{}, {}], status: "playing", since: 3, plan: null, planning: null, log, ...more }) as Table;
const round = [
  entry(3, "hand-in", 0),
  entry(4, "hand-in", 1),
  entry(5, "action", 1),
  entry(6, "action", 0),
  entry(7, "cut", 0, { cut }),
];

test("a cut of my plan is shown with what made it impossible", () => {
  expect(cutOf(table(round))).toEqual({ number: 7, cut, because: round[2] });
});

test("it is shown no more once I plan or act, nor to others", () => {
  expect(cutOf(table(round, { plan: { steps: [{ action: "done", said: [] }], done: false } }))).toBeNull();
  expect(cutOf(table([...round, entry(8, "action", 0)]))).toBeNull();
  expect(cutOf(table(round, { since: 9 }))).toBeNull();
  expect(cutOf(table(round, { my_seat: null }))).toBeNull();
  expect(cutOf(table(round.slice(0, 4)))).toBeNull();
});

test("what is left of a plan may be tried, without what is refused and without handing in", () => {
  expect(restOf(cut)).toEqual([]);
  expect(restOf({ ...cut, rest: ["go t1 a2", "load t1 gold a", "go t1 a3", "done"] })).toEqual([
    "go t1 a2",
    "go t1 a3",
  ]);
  expect(restOf({ ...cut, rest: ["load t1 gold a"] })).toEqual([]);
  expect(restOf({ ...cut, action: "give t1 2.t1 gold", rest: ["give t1 2.t1 gold"], reason: null })).toEqual([
    "give t1 2.t1 gold",
  ]);
});

test("a plan is taken back while it is handed in and others plan", () => {
  const plan = { steps: [{ action: "done", said: [] }], done: true };
  expect(mayTakeBack(table([], { plan, planning: { planning: [1], done: [0] } }))).toBe(true);
  expect(mayTakeBack(table([], { plan: { ...plan, done: false }, planning: { planning: [0, 1], done: [] } }))).toBe(
    false,
  );
  expect(mayTakeBack(table([]))).toBe(false);
  const seats = [{ away: "conceded" }, {}] as Table["seats"];
  expect(mayTakeBack(table([], { seats, plan, planning: { planning: [1], done: [0] } }))).toBe(false);
});

test("turns are planned ahead where others take their time", () => {
  const seats = [
    { kind: "person", mine: true },
    { kind: "person", mine: false },
    { kind: "computer", mine: false },
  ];
  const waits = { seats, to_move: [1], clock: null } as unknown as Partial<Table>;
  expect(mayPlanAhead(table([], waits))).toBe(true);
  for (const more of [
    { to_move: [0] },
    { clock: { kind: "live" } },
    { my_seat: null },
    { status: "over" },
    { seats: [seats[0], seats[2]] },
    { planning: { planning: [0, 1], done: [] } },
  ])
    expect(mayPlanAhead(table([], { ...waits, ...more } as Partial<Table>))).toBe(false);
});
