import { expect, test, vi } from "vitest";

import { Missing } from "./retry";
import { words } from "./words.svelte";

const line = vi.hoisted(() => ({ bad: false }));
vi.mock("./catalogues", async (original) => {
  const { catalogue } = await original<typeof import("./catalogues")>();
  const lost = (): Promise<never> => Promise.reject(new Missing());
  return { catalogue: (...asked: Parameters<typeof catalogue>) => (line.bad ? lost() : catalogue(...asked)) };
});

Object.assign(document, { querySelector: () => null });

/** The requests to the server, in order, each with a function that answers it. */
const asked: { what: string; answer: (text: string) => void }[] = [];
words.served = (name, language) => new Promise((answer) => void asked.push({ what: `${language}/${name}`, answer }));

const waitFor = (what: string): Promise<void> =>
  vi.waitFor(() => expect(asked.map((each) => each.what)).toContain(what));

test("a catalogue that did not come is waited for, and asked for again when the reader retries", async () => {
  await words.start();
  line.bad = true;
  const help = words.add("help");
  await expect(words.with(() => Promise.resolve(0), "boards")).rejects.toThrow(Missing);
  expect([words.has("help-title"), words.lost]).toEqual([false, true]);
  words.retry(); // in vain
  await vi.waitFor(() => expect(words.lost).toBe(true));
  line.bad = false;
  words.retry();
  await help;
  expect([words.has("help-title"), words.has("boards-form-missing"), words.lost]).toEqual([true, true, false]);
});

test("of catalogues that are added at the same time none is lost, whichever comes first", async () => {
  const both = Promise.all([words.add("nim"), words.add("go")]);
  await waitFor("en/go");
  await new Promise((done) => setTimeout(done, 50)); // everything else is there
  for (const { what, answer } of asked.splice(0).reverse()) answer(`${what.slice(3)}-title = Here`);
  await both;
  expect([words.has("nim-title"), words.has("go-title"), words.has("page-you")]).toEqual([true, true, true]);
});

test("a language that was chosen stays, though words were added before it was there", async () => {
  const both = Promise.all([words.choose("fi"), words.add("chess")]);
  await waitFor("fi/chess");
  for (const { answer } of asked.splice(0)) answer("");
  await both;
  expect([words.language, words.say("page-you")]).toEqual(["fi", "Sinä"]);
});

test("whoever asks for words that are on their way waits for them", async () => {
  const first = words.add("checkers");
  await waitFor("fi/checkers");
  let there: boolean | null = null;
  const second = words.add("checkers").then(() => (there = words.has("checkers-title")));
  await new Promise((done) => setTimeout(done));
  expect(there).toBeNull();
  for (const { answer } of asked.splice(0)) answer("checkers-title = Here");
  await Promise.all([first, second]);
  expect(there).toBe(true);
});

test("a game says in words of its own what is called otherwise in it", async () => {
  const both = words.add("history", "draughts");
  await waitFor("fi/draughts");
  for (const { answer } of asked.splice(0)) answer("draughts-history-turn-forward = Eteenpäin");
  await both;
  expect(words.sayOf("draughts", "history-turn-forward")).toBe("Eteenpäin");
  for (const game of ["chess", undefined])
    expect(words.sayOf(game, "history-turn-forward")).toBe(words.say("history-turn-forward"));
});
