import { expect, test, vi } from "vitest";

vi.mock("../../i18n/words.svelte", () => ({
  say: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
}));

import type { Table } from "../../api/schema";
import { missing } from "./seats";

const table = (online: boolean, more: Partial<Table> = {}): Table =>
  ({
    status: "playing",
    my_seat: 0,
    to_move: [1],
    clock: null,
    host: true,
    seats: [
      { kind: "person", name: "Anna", mine: true, online: true, away: null },
      { kind: "person", name: "Ben", mine: false, online, away: null },
    ],
    ...more,
  }) as unknown as Table;

test("who is waited for and is not there is named, and what can be done", () => {
  expect(missing(table(false))).toBe("page-missing Ben 1 host");
  expect(missing(table(false, { host: false }))).toBe("page-missing Ben 1 wait");
  expect(missing(table(false, { clock: {} as Table["clock"] }))).toBe("page-missing Ben 1 clock");
});

test("nobody is missed who is there, who need not move, or for whom a computer plays", () => {
  expect(missing(table(true))).toBe("");
  expect(missing(table(false, { to_move: [0] }))).toBe("");
  expect(missing(table(false, { seats: [{}, { kind: "person", away: "timeout" }] as unknown as Table["seats"] }))).toBe(
    "",
  );
});
