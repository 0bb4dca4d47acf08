// What an older page has kept in a browser is read today: `tests/data/older/browser.json` has all of it, by its names.

import { flushSync } from "svelte";
import { expect, test, vi } from "vitest";

import older from "../tests/data/older/browser.json";
import { isGuest, token } from "./src/api/client";
import type { LogEntry, Table } from "./src/api/schema";
import type { LiveTable } from "./src/table/model/table.svelte";
import type { Replay } from "./src/table/history/model/replay.svelte";

vi.hoisted(() => Object.assign(document, { querySelector: () => null }));
for (const [name, value] of Object.entries(older)) localStorage.setItem(name, value);
const { words } = await import("./src/i18n/words.svelte"); // after all is there, as some modules read it at once
const { Missed } = await import("./src/table/history/model/missed.svelte");
const { theme } = await import("./src/app/theme.svelte");
const { settings } = await import("./src/app/settings.svelte");
const { notifications } = await import("./src/app/notifications.svelte");
const { readingOf } = await import("./src/table/model/chats.svelte");
const { newcomer } = await import("./src/games/amsterdam/newcomer.svelte");
const { Maker } = await import("./src/games/roads/maps/maker.svelte");

const entry = (number: number, kind: LogEntry["kind"], text = ""): LogEntry =>
  ({ number, seat: 1, kind, at: 0, said: [{ key: "k", args: {} }], text }) as LogEntry;

/** A table at which somebody else did all that was done. */
function stands(kind: LogEntry["kind"], count: number): Table {
  const log = Array.from({ length: count }, (_, index) => entry(index + 1, kind, "Hello"));
  return { number: count, log, my_seat: 0, my_seats: [0], since: 0, plan_number: 0 } as unknown as Table;
}

test("the guest is the same", async () => {
  expect(isGuest()).toBe(true);
  expect(await token()).toBe(older["lautta-token"]);
});

test("language, light and settings are as they were chosen", async () => {
  await words.start();
  theme.start();
  settings.start();
  expect(words.language).toBe("fi");
  expect(theme.choice).toBe("dark");
  expect([settings.motion, settings.colours, settings.size, settings.hints]).toEqual([
    "less",
    "strong",
    "largest",
    true,
  ]);
  expect(notifications.notify).toBe(false);
});

test.each([
  ["here", 3, [3]],
  ["there", 30, [29, 30]],
])("what came to the table %s since one looked is offered", (id, count, offered) => {
  const leave = $effect.root(() => {
    const liveTable = { id, current: true, shared: false, table: stands("action", count) };
    const missed = new Missed(liveTable as unknown as LiveTable, { retell: vi.fn() } as unknown as Replay);
    flushSync();
    expect(missed.entries.map(({ number }) => number)).toEqual(offered);
  });
  leave();
});

test("what was said before is read, and what was said since is not", () => {
  expect(readingOf("here").unread(stands("chat", 7))).toBe(2);
});

test("who has built a route knows how", () => {
  const turn = { kind: "now", mine: true, table: { public: { phase: "turn" } } };
  expect(newcomer.hint(turn as unknown as Parameters<typeof newcomer.hint>[0])).toBeNull();
});

test("a map that was begun is gone on with", () => {
  const maker = new Maker("roads");
  maker.begin(null, "new");
  maker.stop();
  expect(maker.draft.title).toBe("Oma kartta");
  expect(maker.draft.tiles).toHaveLength(42);
  expect(maker.draft.tiles.filter(({ terrain }) => terrain === "pasture")).toHaveLength(4);
});
