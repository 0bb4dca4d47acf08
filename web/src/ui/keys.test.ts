import { expect, test } from "vitest";

import { press, type Shortcut } from "./keys";

Object.assign(document, { querySelector: () => null }); // nothing lies over the page

test("a key does the first thing that it means now", () => {
  let [done, free] = ["", false];
  const does = (what: string) => (event: KeyboardEvent) => void (done += `${what}${event.key} `);
  const shortcuts: Shortcut[] = [
    { keys: "5 … 8", words: "leaders", does: does("leader") },
    { keys: "1 … 4", words: "tiles", does: does("tile") },
    { keys: "← ↑ → ↓", words: "arrows" },
    { keys: "b", words: "board", does: does("board"), when: () => free },
    { keys: "b", words: "back", does: does("back") },
    { keys: "?", words: "keys", does: does("keys") },
  ];
  let stopped = 0;
  const [target, preventDefault] = [{ closest: () => null }, () => void (stopped += 1)];
  const keys = (...all: string[]): void =>
    all.forEach((key) => press({ key, target, preventDefault } as unknown as KeyboardEvent, shortcuts));
  keys("1", "4", "5", "9", "b", "ArrowUp", "↑", "…", "?");
  expect(done).toBe("tile1 tile4 leader5 backb keys? ");
  free = true;
  keys("b", "B");
  expect(done).toMatch(/boardb $/);
  expect(stopped).toBe(6);
});
