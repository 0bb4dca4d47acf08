import { beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, Table } from "../../api/schema";
import { Draft, readingOf } from "./chats.svelte";

const line = (number: number, seat: number | null): LogEntry =>
  ({ number, seat, kind: "chat", text: "…", said: [] }) as unknown as LogEntry;
const said = (...lines: LogEntry[]): Table =>
  ({ my_seats: [0], log: [{ number: 1, kind: "start", seat: null }, ...lines] }) as unknown as Table;

beforeEach(() => localStorage.clear());

test("unread is what others have said since I read last", () => {
  const reading = readingOf("one");
  const table = said(line(2, 1), line(3, 0), line(4, null), line(5, 1));
  expect(reading.unread(table)).toBe(3);
  reading.mark(table);
  expect(reading.unread(table)).toBe(0);
  expect(reading.unread(said(line(5, 1), line(6, 1)))).toBe(1);
  expect(localStorage.getItem("lautta-read-one")).toBe("5");
});

test("what was read is kept for each table, and an older page of mine takes nothing back", () => {
  localStorage.setItem("lautta-read-two", "4");
  const reading = readingOf("two");
  expect(reading.unread(said(line(4, 1), line(5, 1)))).toBe(1);
  reading.mark(said(line(3, 1)));
  expect(localStorage.getItem("lautta-read-two")).toBe("4");
  expect(readingOf("two")).toBe(reading);
});

test("what I write stays until the server has it, and is sent once", async () => {
  const [draft, tell] = [new Draft(), vi.fn(() => Promise.resolve(false))];
  draft.text = " Hello ";
  expect(await Promise.all([draft.send({ tell }), draft.send({ tell })])).toEqual([true, false]);
  expect([draft.text, draft.busy, tell.mock.calls]).toEqual([" Hello ", false, [["chat", { text: "Hello" }]]]);
  tell.mockResolvedValueOnce(true);
  await draft.send({ tell });
  expect([draft.text, await draft.send({ tell })]).toEqual(["", false]);
});
