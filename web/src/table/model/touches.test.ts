import { beforeEach, expect, test, vi } from "vitest";

import { touchListeners } from "./touches";

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
const MOVED = new FakeElement(["main", "[data-moved]"]);
const ZOOM = new FakeElement(["main", ".zoom"]);
const HEADER = new FakeElement([]);

const touch = vi.fn();
const table = touchListeners({ touch });

beforeEach(() => {
  vi.stubGlobal("Element", FakeElement);
  touch.mockClear();
});

const by = (target: FakeElement): PointerEvent => ({ target }) as never;
const key = (name: string, target: FakeElement): KeyboardEvent => ({ key: name, target }) as never;
const count = (): number => touch.mock.calls.length;

test("a mouse or a finger touches the table when it comes up, so that one which only scrolls does not", () => {
  table.onpointerupcapture(by(BOARD));
  expect(count()).toBe(1);
});

test("who moves a map or makes it bigger only looks at it", () => {
  for (const place of [MOVED, ZOOM]) table.onpointerupcapture(by(place));
  table.onkeydowncapture(key("Enter", ZOOM));
  expect(count()).toBe(0);
  table.onkeydowncapture(key("Enter", MOVED));
  expect(count()).toBe(1);
});

test("the log, sheets, fields and what is around the table are no part of it", () => {
  for (const place of [LOG, SHEET, FIELD, SLIDER, HEADER]) table.onpointerupcapture(by(place));
  for (const place of [LOG, SHEET, FIELD]) table.onkeydowncapture(key("n", place));
  expect(count()).toBe(0);
});

test("a key touches it wherever the focus is, but Tab and the keys that only go with others", () => {
  for (const place of [BOARD, HEADER, SLIDER]) table.onkeydowncapture(key("n", place));
  expect(count()).toBe(3);
  for (const name of ["Tab", "Shift", "Control"]) table.onkeydowncapture(key(name, BOARD));
  expect(count()).toBe(3);
});
