import { expect, test } from "vitest";

import type { LogEntry, Moments, Operation, Table } from "../../../api/schema";
import { transitionsOf, patched } from "./moments";

const POSITION = { public: { owners: { R1: 0 }, row: ["red", null], last: null }, private: { "a/b": { "~": 1 } } };

test("a patch changes, adds and takes away, and leaves what was as it was", () => {
  const before = structuredClone(POSITION);
  const patch: Operation[] = [
    { op: "add", path: "/public/owners/R2", value: 1 },
    { op: "remove", path: "/public/owners/R1" },
    { op: "replace", path: "/public/row/1", value: "blue" },
    { op: "replace", path: "/public/last", value: 2 },
    { op: "replace", path: "/private/a~1b/~0", value: null },
  ];
  expect(patched(before, patch)).toEqual({
    public: { owners: { R2: 1 }, row: ["red", "blue"], last: 2 },
    private: { "a/b": { "~": null } },
  });
  expect(before).toEqual(POSITION);
  expect(patched(before, [{ op: "replace", path: "/private", value: null }])).toEqual({ ...POSITION, private: null });
  expect(patched(before, [])).toBe(before);
});

test("what happened stands between positions, the last of which is the one there is", () => {
  const log = [5, 6, 7].map(
    (number) => ({ number, seat: number % 2, kind: "action", said: [] }) as unknown as LogEntry,
  );
  const now = { number: 7, log, seats: [], public: { at: 7 }, private: null, result: {} } as unknown as Table;
  const told = {
    from: 4,
    to: 7,
    public: { at: 4 },
    private: null,
    moments: [5, 7].map((number) => ({ number, patch: [{ op: "replace", path: "/public/at", value: number }] })),
  } as unknown as Moments;
  const found = transitionsOf(
    told,
    now,
    (number) => log.find((each) => each.number === number),
    ({ seat }) => seat === 1,
  );
  expect(found.map(({ before, after, entry, own }) => [before.public, after.public, entry.number, own])).toEqual([
    [{ at: 4 }, { at: 5 }, 5, true],
    [{ at: 5 }, { at: 7 }, 7, true],
  ]);
  expect(found.at(-1)?.after).toBe(now);
  expect(found[0]?.after.result, "how it ended is not known before").toBeNull();
});
