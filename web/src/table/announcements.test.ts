import { beforeEach, expect, test } from "vitest";

import type { LogEntry } from "../api/schema";
import { Announcements, type Announced } from "./announcements.svelte";

const entry = (number: number): LogEntry => ({ number, said: [{ key: String(number), args: {} }] }) as LogEntry;
const upTo = (number: number): LogEntry[] => Array.from({ length: number }, (_, index) => entry(index + 1));

let announced: Announcements;
beforeEach(() => {
  announced = new Announcements(({ number }) => `event ${number}`);
  now(4);
});

function follow(kind: Announced["kind"], number: number, log: LogEntry[], begins: number | null = null): string[] {
  announced.follow({ kind, table: { number, log }, begins });
  return announced.lines.map(({ text }) => text);
}
const now = (number: number): string[] => follow("now", number, upTo(number));

test("what happened before the page was opened is not announced, and what happens then is, once", () => {
  expect(now(4)).toEqual([]);
  expect(now(6)).toEqual(["event 5", "event 6"]);
  expect(now(6)).toEqual(["event 5", "event 6"]);
});

test("another seat at a shared screen, whose log is read again, hears nothing twice", () => {
  now(5);
  expect(follow("now", 5, [])).toEqual(["event 5"]);
  expect(now(5)).toEqual(["event 5"]);
  expect(now(6)).toEqual(["event 5", "event 6"]);
});

test("a page that is opened between two seats announces nothing of what was before", () => {
  announced = new Announcements(({ number }) => `event ${number}`);
  follow("now", 4, []);
  expect(now(4)).toEqual([]);
  expect(now(5)).toEqual(["event 5"]);
});

test("in the past the event that is shown is announced, and back at the table what happened meanwhile", () => {
  expect(follow("moment", 2, upTo(5))).toEqual(["event 2"]);
  expect(now(5)).toEqual(["event 2", "event 5"]);
});

test("a variation announces its own actions, also after going back", () => {
  expect(follow("variation", 3, upTo(3), 2)).toEqual(["event 3"]);
  follow("variation", 2, upTo(2), 2);
  expect(follow("variation", 3, upTo(3), 2)).toEqual(["event 3", "event 3"]);
});

test("only the last sentences stay", () => {
  expect(now(20)).toEqual([15, 16, 17, 18, 19, 20].map((number) => `event ${number}`));
});
