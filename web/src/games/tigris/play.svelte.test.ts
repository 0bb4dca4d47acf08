import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Choice, Table } from "../../api/schema";
import { settings } from "../../session/settings.svelte";
import { FakeSitting } from "../../session/table/faked.svelte";
import { Play } from "./play.svelte";

const TEMPLE = { what: "tile", tile: "temple" } as const;
const KING = { what: "leader", leader: "king" } as const;

let live: FakeSitting;
let play: Play;
let leave = (): void => undefined;

function stands(more: object = {}, table: Partial<Table> = {}): void {
  const position = { phase: "act", seat: 0, leave: [], offers: [], players: [{ leaders: {} }], ...more };
  live.stands({
    public: position as unknown as Table["public"],
    private: { hand: { temple: 2, farm: 1 } } as unknown as Table["private"],
    legal: { place: [["temple", "D4"]], swap: [["t"]], pass: [[]] },
    ...table,
  });
  flushSync();
}

const choice = (square: string, more: object = {}): Choice =>
  ({
    action: `place temple ${square}`,
    args: { square },
    preview: { ends_turn: false },
    refused: null,
    ...more,
  }) as never;
/** All requests have been answered. */
const answered = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  settings.set({ askEnd: true });
  live = new FakeSitting();
  live.chosen = () => [choice("D4"), choice("E5", { preview: null, refused: { reason: "river", chapter: "tiles" } })];
  live.table = null;
  stands();
  leave = $effect.root(() => {
    play = new Play(() => live);
  });
  flushSync();
});
afterEach(() => leave());

test("what is taken in hand is put back by taking it again", () => {
  play.take(TEMPLE);
  expect(play.tool).toEqual(TEMPLE);
  play.take(KING);
  expect(play.tool).toEqual(KING);
  play.take(KING);
  expect(play.tool).toBeNull();
});

test("what can't be taken is explained by the rules", async () => {
  play.take({ what: "tile", tile: "market" });
  expect(play.tool).toBeNull();
  await answered();
  expect(live.done).toEqual(["place market I6"]); // which the table refuses, with its reason
  stands({}, { legal: { place: [] } });
  expect(play.may({ what: "swap" })).toBe(false);
  live.mine = false;
  expect(play.may(TEMPLE)).toBe(false);
});

test("squares where it may go are marked, and no others", async () => {
  play.take(TEMPLE);
  await answered();
  expect(Object.keys(play.marks)).toEqual(["D4"]);
  expect(play.previewAt("D4")).toEqual({ ends_turn: false });
  expect(play.previewAt("E5")).toBeNull();
});

test("marks that come for something put back by now are not shown", async () => {
  const answers: ((found: Choice[]) => void)[] = [];
  live.choices = () => new Promise((done) => answers.push(done));
  play.take(TEMPLE);
  play.take(KING);
  answers[1]?.([choice("A1")]);
  answers[0]?.([choice("D4")]);
  await answered();
  expect(Object.keys(play.marks)).toEqual(["A1"]);
});

test("a click does it; a square where it may not go says why", async () => {
  play.take(TEMPLE);
  await answered();
  await play.choose("E5", "mouse");
  expect(live.refused).toEqual([{ reason: "river", chapter: "tiles" }]);
  await play.choose("D4", "mouse");
  expect(live.done).toEqual(["place temple D4"]);
});

test("a finger looks first and does it the second time", async () => {
  play.take(TEMPLE);
  await answered();
  await play.choose("D4", "finger");
  expect([live.done, play.pending?.action]).toEqual([[], "place temple D4"]);
  await play.choose("D4", "finger");
  expect(live.done).toEqual(["place temple D4"]);
});

test("what ends my turn waits for a yes, unless I do not want to be asked", async () => {
  live.previewed = () => ({ preview: { ends_turn: true } as never, refused: null });
  await play.attempt("pass");
  expect([live.done, play.pending?.action]).toEqual([[], "pass"]);
  await play.confirm();
  expect(live.done).toEqual(["pass"]);
  settings.set({ askEnd: false });
  play.drop();
  await play.attempt("pass");
  expect(live.done).toEqual(["pass", "pass"]);
});

test("where nothing ends it is done at once, and in a line that is tried nothing is asked", async () => {
  live.previewed = () => ({ preview: { ends_turn: false } as never, refused: null });
  await play.attempt("pass");
  expect(live.done).toEqual(["pass"]);
  live.previewed = () => ({ preview: { ends_turn: true } as never, refused: null });
  live.kind = "variation";
  await play.attempt("pass");
  expect(live.done).toEqual(["pass", "pass"]);
});

test("what is on its way is waited for, as it may change what can be done", async () => {
  let open = (): void => undefined;
  const first = live.together("first", () => new Promise((done) => (open = (): void => done(true))));
  const asked: string[] = [];
  live.previewed = (action) => {
    asked.push(action);
    return { preview: { ends_turn: false } as never, refused: null };
  };
  const second = play.attempt("pass");
  await answered();
  expect(asked).toEqual([]);
  open();
  await Promise.all([first, second]);
  expect([asked, live.done]).toEqual([["pass"], ["pass"]]);
});

test("what was chosen in another position means nothing in this one", async () => {
  play.take(TEMPLE);
  await answered();
  await play.choose("D4", "finger");
  stands();
  expect([play.tool, play.pending, play.marks]).toEqual([null, null, {}]);
});

test("tiles to be swapped are picked by their places, and told in the order of the notation", async () => {
  play.take({ what: "swap" });
  play.pick(2);
  play.pick(0);
  play.pick(1);
  play.pick(1);
  expect(play.swapped).toBe("tf");
  stands({}, { legal: { swap: [["tf"]] } });
  play.take({ what: "swap" });
  expect(play.swapped).toBe("");
  play.pick(0);
  play.pick(2);
  settings.set({ askEnd: false });
  await play.swap();
  expect(live.done).toEqual(["swap tf"]);
});

test("a monument is built on the next of the squares of four that a click is in", async () => {
  stands({ phase: "build", offers: [{ square: "C3" }, { square: "C4" }, { square: "H8" }] });
  await play.choose("D4", "mouse");
  expect(play.site).toBe("C3");
  await play.choose("D4", "mouse");
  expect(play.site).toBe("C4");
  await play.choose("D4", "mouse");
  expect(play.site).toBe("C3");
});

test("with nothing in hand a click takes up a leader of mine, and leaves a treasure", async () => {
  stands({ players: [{ leaders: { king: "B2" } }] });
  await play.choose("B2", "mouse");
  expect(play.tool).toEqual(KING);
  play.drop();
  stands({ phase: "treasure", leave: ["B2"] }, { legal: { leave: [["B2"]] } });
  await play.choose("B2", "mouse");
  expect(live.done).toEqual(["leave B2"]);
});

test("whoever plays for another in a line that is tried sees with their eyes", () => {
  expect(play.seat).toBe(0);
  live.kind = "variation";
  stands({}, { to_move: [2] });
  expect(play.seat).toBe(2);
  live.kind = "now";
  stands({}, { my_seat: null });
  expect(play.seat).toBe(-1);
});

test("what is dragged stays in hand over a square until a yes, where one is wanted", async () => {
  play.lift(TEMPLE);
  play.lift(TEMPLE);
  await answered();
  expect([play.tool, Object.keys(play.marks)]).toEqual([TEMPLE, ["D4"]]);
  expect(await play.lay("D4", "finger")).toBe(true);
  expect([live.done, play.pending?.square]).toEqual([[], "D4"]);
  play.lift(TEMPLE);
  expect(play.pending).toBeNull();
  expect(await play.lay("D4", "mouse")).toBe(true);
  expect(live.done).toEqual(["place temple D4"]);
});

test("what is let go where it may not lie goes home, and the rules say why", async () => {
  play.lift(TEMPLE);
  await answered();
  expect(await play.lay("E5", "mouse")).toBe(false);
  expect([live.refused, play.tool]).toEqual([[{ reason: "river", chapter: "tiles" }], null]);
});

test("a leader that is dragged off the board is withdrawn, and nothing else", async () => {
  stands({}, { legal: { withdraw: [["king"]] } });
  play.lift(KING);
  live.previewed = () => ({ preview: { ends_turn: false } as never, refused: null });
  expect(await play.takeBack(KING)).toBe(true);
  expect(live.done).toEqual(["withdraw king"]);
  play.lift(TEMPLE);
  expect(await play.takeBack(TEMPLE)).toBe(false);
  expect(play.tool).toBeNull();
});
