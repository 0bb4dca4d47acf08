import { expect, test } from "vitest";

import type { LogEntry, Said } from "../../api/schema";
import { entriesOf } from "./entries";

const said = (key: string, args: Said["args"] = {}): Said => ({ key, args });
const event = (seat: number | null, ...all: Said[]): LogEntry => ({
  number: 4,
  at: 0,
  kind: "action",
  seat,
  said: all,
});
const told = (entry: LogEntry): [number | null, string[]][] =>
  entriesOf(entry).map((each) => [each.seat, each.said.map(({ key }) => key)]);

test("what is told of several players is an entry for each", () => {
  const kept = event(
    0,
    said("amsterdam-log-you-keep", { a: "Dam" }),
    said("amsterdam-log-you-keep", { a: "Waag" }),
    said("amsterdam-log-kept", { seat: 0 }),
    said("amsterdam-log-kept", { seat: 1 }),
    said("amsterdam-log-begins", { seat: 1 }),
  );
  expect(told(kept)).toEqual([
    [0, ["amsterdam-log-you-keep"]],
    [0, ["amsterdam-log-you-keep"]],
    [0, ["amsterdam-log-kept"]],
    [1, ["amsterdam-log-kept"]],
    [1, ["amsterdam-log-begins"]],
  ]);
});

test("what comes of it stays with it", () => {
  const taken = event(1, said("amsterdam-log-row", { seat: 1 }), said("amsterdam-log-turned-up", { kind: "red" }));
  expect(told(taken)).toEqual([[1, ["amsterdam-log-row", "amsterdam-log-turned-up"]]]);
});

test("a phase, a mine and the end are nobody's", () => {
  const done = event(
    0,
    said("roads-log-done", { seat: 0 }),
    said("roads-log-mined"),
    said("roads-log-mined"),
    said("roads-log-phase"),
  );
  expect(told(done)).toEqual([
    [0, ["roads-log-done"]],
    [null, ["roads-log-mined"]],
    [null, ["roads-log-mined"]],
    [null, ["roads-log-phase"]],
  ]);
  const last = event(
    2,
    said("tigris-log-pass", { seat: 2 }),
    said("tigris-log-over-passes"),
    said("tigris-log-won", { seat: 0 }),
  );
  expect(told(last)).toEqual([
    [2, ["tigris-log-pass"]],
    [null, ["tigris-log-over-passes"]],
    [0, ["tigris-log-won"]],
  ]);
});
