import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { FakeView } from "../model/fakeview.svelte";
import { Previewing } from "./previewing.svelte";

let view: FakeView;
let asked: string[];
let previewing: Previewing;

beforeEach(() => {
  vi.useFakeTimers();
  [view, asked] = [new FakeView(), []];
  view.stands({});
  view.previewed = (action) => {
    asked.push(action);
    return { preview: { what: action } as never, refused: null };
  };
  previewing = new Previewing(() => view);
});
afterEach(() => vi.useRealTimers());

async function look(action: string | null, milliseconds = 500): Promise<unknown> {
  previewing.look(action);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return previewing.facts;
}

test("what is looked at is asked once at each position", async () => {
  expect(await look("drop a")).toEqual({ what: "drop a" });
  expect(await look(null)).toBeNull();
  expect(await look("drop a")).toEqual({ what: "drop a" });
  expect(asked).toEqual(["drop a"]);
  view.stands({});
  await look("drop a");
  expect(asked).toEqual(["drop a", "drop a"]);
});

test("whoever only passes by asks nothing", async () => {
  await look("drop a", 20);
  await look("drop b");
  expect(asked).toEqual(["drop b"]);
  expect(previewing.facts).toEqual({ what: "drop b" });
});

test("an answer that comes late shows nothing else than what is looked at", async () => {
  let answer: (given: unknown) => void = () => undefined;
  view.preview = (action) =>
    action === "drop a"
      ? new Promise((resolve) => (answer = resolve as never))
      : Promise.resolve({ preview: { what: action } as never, refused: null });
  await look("drop a");
  await look("drop b");
  answer({ preview: { what: "drop a" }, refused: null });
  await vi.advanceTimersByTimeAsync(10);
  expect(previewing.facts).toEqual({ what: "drop b" });
});

test("in the past nothing is asked, and what cannot be asked is not told", async () => {
  view.kind = "moment";
  expect(await look("drop a")).toBeNull();
  view.kind = "now";
  view.preview = () => Promise.reject(new Error("gone"));
  expect(await look("drop b")).toBeNull();
  expect(asked).toEqual([]);
});
