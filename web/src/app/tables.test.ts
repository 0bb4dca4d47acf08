import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { TableLine } from "../api/schema";

const server = vi.hoisted(() => ({ get: vi.fn(), guest: true }));
vi.mock("../api/client", () => ({ get: server.get, peek: vi.fn(), isGuest: () => server.guest }));
vi.mock("./notifications.svelte", () => ({ notifications: { announceTurn: vi.fn() } }));
vi.mock("../i18n/words.svelte", () => ({ say: (id: string) => id, words: { language: "en" } }));

import { notifications } from "./notifications.svelte";
import { tables, waitsForMe } from "./tables.svelte";

const line = (id: string, mine: boolean, more: Partial<TableLine> = {}): TableLine =>
  ({ id, game: "g", my_seats: [0], my_turn: mine, status: "playing", ...more }) as TableLine;
const called = (): string[] => vi.mocked(notifications.announceTurn).mock.calls.map(([, , about]) => about);

beforeEach(() => {
  vi.mocked(notifications.announceTurn).mockReset();
  server.guest = true;
  location.hash = "";
});
afterEach(() => server.get.mockReset());

test("a table waits for me on my turn, while it is laid too, and where a seat is kept for me", () => {
  expect(waitsForMe(line("a", true))).toBe(true);
  expect(waitsForMe(line("a", true, { status: "laying" }))).toBe(true);
  expect(waitsForMe(line("a", true, { status: "over" }))).toBe(false);
  expect(waitsForMe(line("a", false, { status: "waiting", my_seats: [] }))).toBe(true);
  expect(waitsForMe(line("a", true, { status: "waiting" }))).toBe(false);
});

test("whoever was never here is not made a guest by looking", async () => {
  server.guest = false;
  await tables.look();
  expect(server.get).not.toHaveBeenCalled();
});

test("I am called where it becomes my turn, once, and not at the table that I look at", async () => {
  server.get.mockResolvedValueOnce([line("a", true), line("b", false), line("c", false)]);
  await tables.look();
  expect(called()).toEqual([]); // what was waiting when I came counts as seen
  server.get.mockResolvedValueOnce([line("a", true), line("b", true), line("c", false)]);
  await tables.look();
  expect(called()).toEqual(["b"]);
  server.get.mockResolvedValueOnce([line("a", true), line("b", true), line("c", false)]);
  await tables.look();
  expect(called()).toEqual(["b"]);
  location.hash = "#/table/c";
  server.get.mockResolvedValueOnce([line("c", true)]);
  await tables.look();
  expect(called()).toEqual(["b"]);
});

test("older ones are asked for after the last, and each is listed once", async () => {
  server.get.mockResolvedValueOnce(Array.from({ length: 50 }, (_, index) => line(`n${index}`, false)));
  await tables.look();
  expect(tables.more).toBe(true);
  server.get.mockResolvedValueOnce([line("n49", true), line("old", true)]);
  await tables.lookFurther();
  expect(server.get.mock.lastCall?.[0]).toBe("/tables?after=n49");
  expect([tables.lines.length, tables.more]).toEqual([51, false]);
  expect([tables.waiting(null), tables.waiting("old")]).toEqual([1, 0]);
  server.get.mockResolvedValueOnce([line("older", false)]);
  await tables.lookFurther();
  expect(tables.lines.slice(50).map(({ id }) => id)).toEqual(["old", "older"]);
  server.get.mockResolvedValueOnce(tables.lines.slice(0, 50));
  await tables.look();
  expect([tables.lines.length, tables.more]).toEqual([52, false]); // all of them are there already
});

test("a server that can't be reached leaves the list as it was", async () => {
  const before = tables.lines.length;
  server.get.mockRejectedValueOnce(new Error("gone"));
  await tables.look();
  expect(tables.lines).toHaveLength(before);
});
