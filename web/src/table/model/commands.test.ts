import { expect, test } from "vitest";

import { CommandQueue } from "./commands.svelte";

function held(): { open: () => void; work: () => Promise<string> } {
  let open = (): void => undefined;
  const door = new Promise<void>((resolve) => (open = resolve));
  return { open, work: () => door.then(() => "done") };
}

test("one thing is done after another, in the order they were asked for", async () => {
  const queue = new CommandQueue();
  const first = held();
  const done: string[] = [];
  const one = queue.do("one", () => first.work().then(() => void done.push("one")));
  const two = queue.do("two", async () => void done.push("two"));
  expect(queue.busy).toBe(true);
  await Promise.resolve();
  expect(done).toEqual([]);
  first.open();
  await Promise.all([one, two]);
  expect(done).toEqual(["one", "two"]);
  expect(queue.busy).toBe(false);
});

test("what is asked for twice meanwhile is done once", async () => {
  const queue = new CommandQueue();
  const first = held();
  const answer = queue.do("pass", first.work);
  expect(queue.has("pass")).toBe(true);
  expect(await queue.do("pass", first.work)).toBeNull();
  first.open();
  expect(await answer).toBe("done");
  expect(await queue.do("pass", async () => "again")).toBe("again");
});

test("what is asked for again when things stand otherwise is done again", async () => {
  let stand = 1;
  const queue = new CommandQueue(() => String(stand));
  const first = held();
  const one = queue.do("draw", first.work);
  stand = 2;
  const two = queue.do("draw", async () => "again");
  first.open();
  expect(await Promise.all([one, two])).toEqual(["done", "again"]);
});

test("what fails holds up nothing", async () => {
  const queue = new CommandQueue();
  const failed = queue.do("one", () => Promise.reject(new Error("no")));
  const after = queue.do("two", async () => 2);
  await expect(failed).rejects.toThrow("no");
  expect(await after).toBe(2);
  await queue.settled();
  expect(queue.busy).toBe(false);
});
