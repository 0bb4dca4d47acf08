import { beforeEach, expect, test, vi } from "vitest";

import { touches } from "./touches";

/** A thing of the page: what it is in, as selectors without commas. */
class FakeElement {
  constructor(private readonly inside: string[]) {}

  closest(places: string): FakeElement | null {
    return places.split(", ").some((place) => this.inside.includes(place)) ? this : null;
  }
}
const BOARD = new FakeElement(["main"]);
const LOG = new FakeElement(["main", ".log-area"]);
const SHEET = new FakeElement(["dialog"]);
const FIELD = new FakeElement(["main", "input", "input:not([type=range])"]);
const SLIDER = new FakeElement(["main", "input"]);
const HEADER = new FakeElement([]);

const touch = vi.fn();
const table = touches({ touch });

beforeEach(() => {
  vi.stubGlobal("Element", FakeElement);
  touch.mockClear();
});

const by = (pointerType: string, target: FakeElement): PointerEvent => ({ pointerType, target }) as never;
const key = (name: string, target: FakeElement): KeyboardEvent => ({ key: name, target }) as never;
const count = (): number => touch.mock.calls.length;

test("a mouse touches the table when its button goes down", () => {
  table.onpointerdowncapture(by("mouse", BOARD));
  expect(count()).toBe(1);
  table.onpointerupcapture(by("mouse", BOARD));
  expect(count()).toBe(1);
});

test("a finger touches it when it comes up, so that one which only scrolls does not", () => {
  table.onpointerdowncapture(by("touch", BOARD));
  expect(count()).toBe(0);
  table.onpointerupcapture(by("touch", BOARD));
  expect(count()).toBe(1);
});

test("the log, sheets, fields and what is around the table are no part of it", () => {
  for (const place of [LOG, SHEET, FIELD, SLIDER, HEADER]) table.onpointerdowncapture(by("mouse", place));
  for (const place of [LOG, SHEET, FIELD]) table.onkeydowncapture(key("n", place));
  expect(count()).toBe(0);
});

test("a key touches it wherever the focus is, but Tab and the keys that only go with others", () => {
  for (const place of [BOARD, HEADER, SLIDER]) table.onkeydowncapture(key("n", place));
  expect(count()).toBe(3);
  for (const name of ["Tab", "Shift", "Control"]) table.onkeydowncapture(key(name, BOARD));
  expect(count()).toBe(3);
});
