import { expect, test } from "vitest";

import type { LogEntry, Table } from "../../../api/schema";
import { changesBetween, isSeen, joined } from "./changes";

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
