import { expect, test } from "vitest";

import type { LogEntry, Table } from "../../../api/schema";
import { changesBetween, isSeen, joined, together } from "./changes";
import { transition as from, type Transition } from "./scene";

const entry = (number: number, seat: number, key: string, kind: LogEntry["kind"] = "action"): LogEntry => ({
  number,
  at: 0,
  kind,
  seat,
  said: [{ key, args: { number } }],
});
const stands = (number: number, log: LogEntry[] = []): Table =>
  ({ number, log, public: { number }, private: null }) as unknown as Table;

test("what people say to each other changes nothing on the table", () => {
  const log = [entry(1, 0, "go"), entry(2, 1, "go"), entry(3, 1, "said", "chat"), entry(4, 0, "back", "undo")];
  expect(changesBetween(stands(1), stands(4, log)).map(({ number }) => number)).toEqual([2, 4]);
});

test("what leaves the position as it was is not to be seen, nor how a game begins", () => {
  expect(isSeen(stands(1), stands(2))).toBe(true);
  expect(isSeen(stands(1), { ...stands(1), number: 2 } as Table)).toBe(false);
  expect(isSeen({ ...stands(1), public: null }, stands(2))).toBe(false);
});

test("several events as one tell all of it", () => {
  const one = joined([entry(1, 0, "go"), entry(2, 0, "load")]);
  expect(one?.number).toBe(2);
  expect(one?.said.map(({ key }) => key)).toEqual(["go", "load"]);
  expect(joined([])).toBeNull();
});

const transition = (number: number, seat: number, key: string): Transition =>
  from(stands(number - 1), stands(number), entry(number, seat, key), false);
const spans = (found: Transition[]): number[][] => found.map(({ before, after }) => [before.number, after.number]);

test("of much, what one player did of one kind is one thing", () => {
  const some = [transition(1, 0, "go"), transition(2, 0, "go"), transition(3, 0, "load"), transition(4, 1, "load")];
  expect(together(some)).toBe(some);
  const many = [...some, ...[5, 6, 7, 8, 9, 10, 11, 12].map((number) => transition(number, 1, "load"))];
  const found = together(many);
  expect(spans(found)).toEqual([
    [0, 2],
    [2, 3],
    [3, 12],
  ]);
  expect(found.map(({ entry }) => entry.said.length)).toEqual([2, 1, 9]);
});

test("a phase of four players who all do much is shown to its end, some things of one player at a time", () => {
  const doings = [0, 1, 2, 3].flatMap((seat) =>
    ["load", "go", "unload", "load", "go", "unload", "done"].map((key) => ({ seat, key })),
  );
  const found = together(doings.map(({ seat, key }, index) => transition(index + 1, seat, key)));
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
