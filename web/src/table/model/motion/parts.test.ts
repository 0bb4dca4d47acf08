import { expect, test } from "vitest";

import type { LogEntry, Table } from "../../../api/schema";
import { partsOf, together, withPlan } from "./parts";
import { transition as from, type Transition } from "./scene";

const entry = (number: number, seat: number, key: string): LogEntry => ({
  number,
  at: 0,
  kind: "action",
  seat,
  said: [{ key, args: { number } }],
});
const stands = (number: number): Table => ({ number, public: { number }, private: null }) as unknown as Table;

const transition = (number: number, seat: number, key: string): Transition =>
  from(stands(number - 1), stands(number), entry(number, seat, key), false);
const spans = (found: Transition[]): number[][] => found.map(({ before, after }) => [before.number, after.number]);

test("of much, what one player did of one kind is one thing", () => {
  const some = [transition(1, 0, "go"), transition(2, 0, "go"), transition(3, 0, "load"), transition(4, 1, "load")];
  expect(together(some, false)).toBe(some);
  const many = [...some, ...[5, 6, 7, 8, 9, 10, 11, 12].map((number) => transition(number, 1, "load"))];
  const found = together(many, false);
  expect(spans(found)).toEqual([
    [0, 2],
    [2, 3],
    [3, 12],
  ]);
  expect(found.map(({ entry }) => entry.said.length)).toEqual([2, 1, 9]);
});

test("parts of one player follow one another; of what is in none, what I did myself is one", () => {
  const part = ({ said }: LogEntry): string | null => (said[0]?.key === "done" ? null : (said[0]?.key ?? null));
  const done = ["run a", "run a", "run b", "done", "done"].map((key, index) => transition(index + 1, 1, key));
  expect(spans(partsOf([transition(0, 0, "run a"), ...done], part, false))).toEqual([
    [-1, 0],
    [0, 2],
    [2, 3],
    [3, 4],
    [4, 5],
  ]);
  expect(spans(partsOf(done, part, true)).at(-1)).toEqual([3, 5]);
});

test("what I did myself is told as a whole only where it cannot be seen one by one", () => {
  const runs = (count: number): Transition[] =>
    Array.from({ length: count }, (_, index) => transition(index + 1, 0, "run"));
  expect(together(runs(16), true)).toHaveLength(16);
  expect(together(runs(40), true)).toHaveLength(20);
});

test("a phase of four players who all do much is shown to its end, some things of one player at a time", () => {
  const doings = [0, 1, 2, 3].flatMap((seat) =>
    ["load", "go", "unload", "load", "go", "unload", "done"].map((key) => ({ seat, key })),
  );
  const found = together(
    doings.map(({ seat, key }, index) => transition(index + 1, seat, key)),
    false,
  );
  expect(spans(found).slice(0, 4)).toEqual([
    [0, 2],
    [2, 4],
    [4, 6],
    [6, 7],
  ]);
  expect(found).toHaveLength(16);
  expect(found.flatMap(({ entry }) => entry.said)).toHaveLength(doings.length);
  expect(found.map(({ entry }) => entry.seat)).toEqual([0, 1, 2, 3].flatMap((seat) => [seat, seat, seat, seat]));
});

test("what I had planned lies in all that others do before it, and is not shown again", () => {
  const place = (number: number, at: object): Table => ({ number, public: at, private: null }) as unknown as Table;
  const start = { goods: { a1: 2, c3: 1 }, roads: ["a1-a2"], waiting: [0, 1, 2], donkeys: ["a1", "c3", "e5"] };
  const one = {
    ...start,
    goods: { a1: 2, d4: 1 },
    roads: ["a1-a2", "c3-d4"],
    waiting: [0, 2],
    donkeys: ["a1", "d4", "e5"],
  };
  const mine = { ...one, goods: { b2: 2, d4: 1 }, waiting: [2], donkeys: ["b2", "d4", "e5"] };
  const two = { ...mine, waiting: [], donkeys: ["b2", "d4", "f6"] };
  const steps = [start, one, mine, two].map((at, number) => place(number, at));
  const all = [1, 0, 2].map((seat, index) =>
    from(steps[index] as Table, steps[index + 1] as Table, entry(index + 1, seat, "go"), seat === 0),
  );
  const found = withPlan(all);
  expect(found.map(({ entry }) => entry.seat)).toEqual([1, 2]);
  expect(found[0]?.before.public).toEqual({
    goods: { b2: 2, c3: 1 },
    roads: ["a1-a2"],
    waiting: [1, 2],
    donkeys: ["b2", "c3", "e5"],
  });
  expect(found[0]?.after.public).toEqual(mine);
  expect(found[1]).toEqual(all[2]);
});
