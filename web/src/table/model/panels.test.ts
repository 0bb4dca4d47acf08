import { beforeEach, expect, test } from "vitest";

import { settings } from "../../app/settings.svelte";
import { Panels } from "./panels.svelte";

let cover: object | null;
Object.assign(document, { querySelector: () => cover });
let panels: Panels;
let ended: number;
beforeEach(() => {
  [cover, panels, ended] = [null, new Panels(), 0];
  panels.game = () => [{ keys: "Enter", words: "end", does: () => (ended += 1) }];
  panels.page = () => panels.own;
});

/** Presses a key where something has the focus, in a field or not. */
const press = (key: string, field = false, more: object = {}): void =>
  panels.onkeydown({ key, target: { closest: () => (field ? {} : null) }, preventDefault: () => 0, ...more } as never);

test("the list of keys comes right after another key", () => {
  press("Enter");
  press("?");
  expect([ended, panels.listed]).toEqual([1, true]);
});

test("the list of keys comes over whatever is open, which stays, and nothing else does", () => {
  press("q");
  cover = {};
  for (const key of ["Enter", "h", "?"]) press(key);
  expect([ended, panels.opened, panels.listed]).toEqual([0, { what: "ask" }, true]);
});

test("in a field a key is only written", () => {
  press("?", true);
  press("q", true);
  expect([panels.opened, panels.listed]).toEqual([null, false]);
});

test("a key that is held with another is the browser's, and none means anything where they are turned off", () => {
  press("q", false, { ctrlKey: true });
  settings.set({ keys: false });
  press("?");
  settings.set({ keys: true });
  expect([panels.opened, panels.listed]).toEqual([null, false]);
});
