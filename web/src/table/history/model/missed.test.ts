import { describe, expect, it } from "vitest";

import type { LogEntry, Table } from "../../../api/schema";
import { isNews, markOf, markText, missedBetween, seenBefore } from "./missed";

const said = [{ key: "roads-log-go", args: {} }];
const entry = (
  number: number,
  kind: LogEntry["kind"],
  seat: number | null,
  more: Partial<LogEntry> = {},
): LogEntry => ({ number, at: 0, kind, seat, said, ...more });
const table = (log: LogEntry[], more: Partial<Table> = {}): Table =>
  ({ my_seat: 0, my_seats: [0], since: 0, log, ...more }) as Table;

// I hand in, Ben hands in, and both plans are carried out; then Ben acts again.
const ROUND = [
  entry(1, "open", 0),
  entry(2, "start", null),
  entry(3, "hand-in", 0),
  entry(4, "hand-in", 1),
  entry(5, "action", 1),
  entry(6, "action", 0),
  entry(7, "chat", 1, { said: [], text: "well?" }),
  entry(8, "action", 1),
];
const numbers = (entries: LogEntry[]): number[] => entries.map(({ number }) => number);

describe("what this browser remembers", () => {
  it("is a number, with a sign while there is news after it", () => {
    expect([markOf("12"), markOf("12+")]).toEqual([
      { number: 12, open: false },
      { number: 12, open: true },
    ]);
    expect(["12", "12+"].map((kept) => markText(markOf(kept) ?? { number: 0, open: false }))).toEqual(["12", "12+"]);
    expect([null, "", "x", "-3", "12 ", "1234567890"].map(markOf)).toEqual([null, null, null, null, null, null]);
  });

  it("counts from what was looked at here, or done elsewhere after it", () => {
    expect(seenBefore(table(ROUND, { since: 3 }), { number: 5, open: false })).toBe(5);
    expect(seenBefore(table(ROUND, { since: 3 }), { number: 2, open: false })).toBe(3);
  });

  it("keeps what is open though the page itself has acted after it", () => {
    expect(seenBefore(table(ROUND, { since: 6 }), { number: 4, open: true })).toBe(4);
  });

  it("counts on another device from what I did last, and has nothing for newcomers and first visits of watchers", () => {
    expect(seenBefore(table(ROUND, { since: 3 }), null)).toBe(3);
    expect(seenBefore(table(ROUND, { since: 1 }), null)).toBeNull();
    expect(seenBefore(table(ROUND), null)).toBeNull();
    expect(seenBefore(table(ROUND, { my_seat: null, my_seats: [], since: 8 }), null)).toBeNull();
    expect(seenBefore(table(ROUND, { my_seat: null, my_seats: [], since: 8 }), { number: 4, open: false })).toBe(4);
  });
});

describe("what was missed", () => {
  it("is what everybody did, my own plan too, but no talk and nobody's being done", () => {
    expect(numbers(missedBetween(table(ROUND), 3, 8))).toEqual([5, 6, 8]);
    expect(numbers(missedBetween(table(ROUND), 5, 6))).toEqual([6]);
    expect(missedBetween(table([entry(9, "action", 1, { said: [] })]), 0, 9)).toEqual([]);
  });

  it("is news only if somebody else did some of it", () => {
    const seats = table(ROUND);
    expect(isNews(seats, ROUND.slice(4))).toBe(true);
    expect(
      isNews(
        seats,
        ROUND.filter(({ seat }) => seat === 0),
      ),
    ).toBe(false);
    expect(isNews(seats, [entry(4, "hand-in", 1), entry(5, "resume", null), entry(6, "join", 1)])).toBe(false);
    expect(isNews(seats, [entry(2, "start", null)])).toBe(true);
    expect(isNews(seats, [entry(9, "timeout", 1)])).toBe(true);
    expect(isNews(table(ROUND, { my_seats: [0, 1] }), ROUND.slice(4))).toBe(false);
  });
});
