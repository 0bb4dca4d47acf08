import { expect, test } from "vitest";

import type { LogEntry, Said } from "../../../api/schema";
import { shared } from "../../../ui/shared";
import {
  eventsOf,
  marksOf,
  partsAround,
  partsOf,
  partWith,
  timesOf,
  written,
  type LogFormat,
  type Part,
} from "./logmodel";

const said = (key: string, args: Said["args"] = {}): Said => ({ key, args });
let number = 0;
const event = (turn: number | null, seat: number | null, phase: string, ...all: Said[]): LogEntry => ({
  number: (number += 1),
  at: 0,
  kind: "action",
  seat,
  said: all,
  ...(turn !== null && { turn }),
  ...(phase && { phase }),
});
const begin = (): void => void (number = 0);
const told = (parts: Part[]): unknown[] =>
  parts.map(({ turn, phase, folded, lines }) => [
    turn,
    phase,
    folded.length,
    lines.map(({ entry, times, folded: more }) => `${entry.said[0]?.key ?? ""} x${times} +${more.length}`),
  ]);

const PHASED: LogFormat = {
  heading: (turn, phase) => `${turn} ${phase}`,
  minor: ({ key }) => key === "g-log-pay" || key === "g-log-tidied",
  collapse: ({ key }) => key === "g-log-use",
};
const phase = (turn: number, name: string): Said => said("g-log-phase", { turn, phase: name });

function phased(): LogEntry[] {
  begin();
  return [
    event(null, null, "", said("server-log-open")),
    event(null, null, "", said("server-log-start")),
    event(1, 0, "make", said("g-log-use", { seat: 0 })),
    event(1, 0, "make", said("g-log-pay", { seat: 0 })),
    event(1, 0, "make", said("g-log-use", { seat: 0 })),
    event(1, 1, "make", said("g-log-use", { seat: 1 })),
    event(1, 1, "make", said("g-log-done", { seat: 1 }), phase(1, "go"), said("g-log-mined", { tile: "a1" })),
    event(1, 1, "go", said("g-log-pay", { seat: 1 })),
    event(1, 0, "go", said("g-log-go", { seat: 0 }), said("g-log-tidied"), phase(2, "make")),
  ];
}

test("it is parted by turn and phase, also before anything is done in one", () => {
  expect(told(partsOf(phased(), PHASED))).toEqual([
    [null, null, 1, ["server-log-start x1 +0"]],
    [1, "make", 0, ["g-log-use x2 +1", "g-log-use x1 +0", "g-log-done x1 +0"]],
    [1, "go", 0, ["g-log-mined x1 +1", "g-log-go x1 +1"]],
    [2, "make", 0, []],
  ]);
});

test("a game without phases has turns, and what opens a phase is a line like others", () => {
  const parts = partsOf(phased(), {});
  expect(parts.map(({ turn }) => turn)).toEqual([null, 1, 2]);
  expect(parts[2]?.lines.map(({ entry }) => entry.said[0]?.key)).toEqual(["g-log-phase"]);
});

test("of one player nothing is told that others did", () => {
  expect(told(partsOf(phased(), PHASED, 0))).toEqual([
    [1, "make", 0, ["g-log-use x2 +1"]],
    [1, "go", 0, ["g-log-go x1 +1"]],
  ]);
});

test("a line has the events that it tells of, so that their moments are found", () => {
  const parts = partsOf(phased(), PHASED);
  expect(parts[1]?.lines.map(eventsOf)).toEqual([[3, 5, 4], [6], [7]]);
  expect([1, 2, 4, 7, 8].map((each) => partWith(parts, each))).toEqual([0, 0, 1, 1, 2]);
  expect(partWith(parts, 99), "what has no sentence is where all before it is").toBe(2);
});

test("what says nothing of its time is when all before it was, and an undo goes back", () => {
  begin();
  const log = [
    event(1, 0, "", said("g-log-go")),
    event(2, 1, "", said("g-log-go")),
    event(null, 1, "", said("server-log-ask")),
    event(1, 0, "", said("server-log-undo")),
  ];
  expect(timesOf(log).map(({ turn }) => turn)).toEqual([1, 2, 2, 1]);
  expect(partsOf(log, {}).map(({ turn }) => turn)).toEqual([1, 2, 1]);
  const older = phased().map(({ number: when, at, kind, seat, said: told }) => ({
    number: when,
    at,
    kind,
    seat,
    said: told,
  }));
  expect(partsOf(older, PHASED).map(({ turn, phase: name }) => [turn, name])).toEqual([
    [null, null],
    [1, "go"],
    [2, "make"],
  ]);
});

test("turns are marked where they begin among the moments", () => {
  const log = phased();
  const moments = log.slice(1).map((each) => each.number);
  expect(marksOf(log, moments)).toEqual([{ index: 1, turn: 1 }]);
  const more = [...log, event(2, 0, "make", said("g-log-use")), event(3, 1, "make", said("g-log-use"))];
  expect(marksOf(more, [...moments, 10, 11])).toEqual([
    { index: 1, turn: 1 },
    { index: 8, turn: 2 },
    { index: 9, turn: 3 },
  ]);
});

test("of many turns as many are written as there is room for", () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ index, turn: index + 1 }));
  expect(written(many, 8).map(({ turn }) => turn)).toEqual([5, 10, 15, 20, 25, 30, 35, 40]);
  expect(written(many.slice(0, 3), 8)).toHaveLength(3);
  expect(written([], 8)).toEqual([]);
});

test("what says the same as before can be the same object, so that it is not drawn anew", () => {
  const log = phased();
  const before = partsOf(log.slice(0, -1), PHASED);
  expect(shared(before, partsOf(log.slice(0, -1), PHASED))).toEqual(before);
  const after = shared(before, partsOf(log, PHASED));
  expect(after).toEqual(partsOf(log, PHASED));
  expect(after.map((part) => before.includes(part))).toEqual([true, true, false, false]);
  expect(after[2]?.lines[0]).toBe(before[2]?.lines[0]);
});

test("of thousands of lines those are drawn that are near, and no part is torn", () => {
  const part = { lines: Array.from({ length: 4 }) } as unknown as Part;
  const parts = Array.from({ length: 400 }, () => part);
  expect(partsAround(parts, 399, 60)).toEqual([388, 400]);
  expect(partsAround(parts, 100, 15)).toEqual([98, 103]);
  expect(partsAround(parts, 0, 15)).toEqual([0, 3]);
  expect(partsAround([], -1, 15)).toEqual([0, 0]);
});
