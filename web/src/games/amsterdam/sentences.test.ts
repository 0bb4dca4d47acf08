import { expect, test } from "vitest";

import type { LogEntry, Table } from "../../api/schema";
import { lastOf } from "./sentences";

const did = (number: number, seat: number, kind: LogEntry["kind"] = "action"): LogEntry =>
  ({ number, kind, seat, at: 0, said: [{ key: "went", args: {} }] }) as LogEntry;
const table = {
  number: 5,
  my_seat: 0,
  log: [did(1, 1), did(2, 2), did(3, 2, "chat"), did(4, 1), did(5, 0)],
} as unknown as Table;

test("the last thing that somebody else did is told, not what was said or what I did", () => {
  expect(lastOf(table, "now")?.number).toBe(4);
});

test("nothing is told before it has been shown", () => {
  expect(lastOf(table, "now", 3)?.number).toBe(2);
  expect(lastOf(table, "now", 1)?.number).toBe(1);
  expect(lastOf(table, "now", 0)).toBeNull();
});

test("at a moment of the past it is what happened then", () => {
  expect(lastOf({ ...table, number: 2 }, "moment")?.number).toBe(2);
});
