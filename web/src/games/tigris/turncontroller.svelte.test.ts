import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { Choice, Table } from "../../api/schema";
import { settings } from "../../app/settings.svelte";
import { FakeView } from "../../table/model/fakeview.svelte";
import { TurnController } from "./turncontroller.svelte";

const TEMPLE = { what: "tile", tile: "temple" } as const;
const KING = { what: "leader", leader: "king" } as const;

let view: FakeView;
let turn: TurnController;
let leave = (): void => undefined;

function stands(more: object = {}, table: Partial<Table> = {}): void {
  const position = { phase: "act", seat: 0, leave: [], offers: [], players: [{ leaders: {} }], ...more };
  view.stands({
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
  view = new FakeView();
  view.chosen = () => [choice("D4"), choice("E5", { preview: null, refused: { reason: "river", chapter: "tiles" } })];
  view.table = null;
  stands();
  leave = $effect.root(() => {
    turn = new TurnController(() => view);
  });
  flushSync();
});
afterEach(() => leave());

test("what is taken in hand is put back by taking it again", () => {
  turn.take(TEMPLE);
  expect(turn.tool).toEqual(TEMPLE);
  turn.take(KING);
  expect(turn.tool).toEqual(KING);
  turn.take(KING);
  expect(turn.tool).toBeNull();
});

test("what can't be taken is explained by the rules", async () => {
  turn.take({ what: "tile", tile: "market" });
  expect(turn.tool).toBeNull();
  await answered();
  expect(view.done).toEqual(["place market I6"]); // which the table refuses, with its reason
  stands({}, { legal: { place: [] } });
  expect(turn.may({ what: "swap" })).toBe(false);
  view.mine = false;
  expect(turn.may(TEMPLE)).toBe(false);
});

test("squares where it may go are marked, and no others", async () => {
  turn.take(TEMPLE);
  await answered();
  expect(Object.keys(turn.marks)).toEqual(["D4"]);
  expect(turn.previewAt("D4")).toEqual({ ends_turn: false });
  expect(turn.previewAt("E5")).toBeNull();
});

test("marks that come for something put back by now are not shown", async () => {
  const answers: ((found: Choice[]) => void)[] = [];
  view.choices = () => new Promise((done) => answers.push(done));
  turn.take(TEMPLE);
  turn.take(KING);
  answers[1]?.([choice("A1")]);
  answers[0]?.([choice("D4")]);
  await answered();
  expect(Object.keys(turn.marks)).toEqual(["A1"]);
});

test("a click does it; a square where it may not go says why", async () => {
  turn.take(TEMPLE);
  await answered();
  await turn.choose("E5", "mouse");
  expect(view.refused).toEqual([{ reason: "river", chapter: "tiles" }]);
  await turn.choose("D4", "mouse");
  expect(view.done).toEqual(["place temple D4"]);
});

test("a finger looks first and does it the second time", async () => {
  turn.take(TEMPLE);
  await answered();
  await turn.choose("D4", "finger");
  expect([view.done, turn.pending?.action]).toEqual([[], "place temple D4"]);
  await turn.choose("D4", "finger");
  expect(view.done).toEqual(["place temple D4"]);
});

test("what ends my turn waits for a yes, unless I do not want to be asked", async () => {
  view.previewed = () => ({ preview: { ends_turn: true } as never, refused: null });
  await turn.attempt("pass");
  expect([view.done, turn.pending?.action]).toEqual([[], "pass"]);
  await turn.confirm();
  expect(view.done).toEqual(["pass"]);
  settings.set({ askEnd: false });
  turn.drop();
  await turn.attempt("pass");
  expect(view.done).toEqual(["pass", "pass"]);
});

test("where nothing ends it is done at once, and in a line that is tried nothing is asked", async () => {
  view.previewed = () => ({ preview: { ends_turn: false } as never, refused: null });
  await turn.attempt("pass");
  expect(view.done).toEqual(["pass"]);
  view.previewed = () => ({ preview: { ends_turn: true } as never, refused: null });
  view.kind = "variation";
  await turn.attempt("pass");
  expect(view.done).toEqual(["pass", "pass"]);
});

test("what is on its way is waited for, as it may change what can be done", async () => {
  let open = (): void => undefined;
  const first = view.together("first", () => new Promise((done) => (open = (): void => done(true))));
  const asked: string[] = [];
  view.previewed = (action) => {
    asked.push(action);
    return { preview: { ends_turn: false } as never, refused: null };
  };
  const second = turn.attempt("pass");
  await answered();
  expect(asked).toEqual([]);
  open();
  await Promise.all([first, second]);
  expect([asked, view.done]).toEqual([["pass"], ["pass"]]);
});

test.each(["finger", "mouse"] as const)(
  "without a connection a %s is answered at once, and does it with a yes",
  async (by) => {
    view.connected = false;
    view.choices = () => new Promise(() => undefined); // no answer comes
    view.preview = () => new Promise(() => undefined);
    turn.take(TEMPLE);
    expect(await turn.choose("D4", by)).toBe(true);
    expect(turn.pending).toEqual({ action: "place temple D4", square: "D4", preview: null });
    expect(view.done).toEqual([]);
    await turn.choose("D4", by);
    expect(view.done).toEqual(["place temple D4"]);
  },
);

test("what was chosen in another position means nothing in this one", async () => {
  turn.take(TEMPLE);
  await answered();
  await turn.choose("D4", "finger");
  stands();
  expect([turn.tool, turn.pending, turn.marks]).toEqual([null, null, {}]);
});

test("tiles to be swapped are picked by their places, and told in the order of the notation", async () => {
  turn.take({ what: "swap" });
  turn.pick(2);
  turn.pick(0);
  turn.pick(1);
  turn.pick(1);
  expect(turn.swapped).toBe("tf");
  stands({}, { legal: { swap: [["tf"]] } });
  turn.take({ what: "swap" });
  expect(turn.swapped).toBe("");
  turn.pick(0);
  turn.pick(2);
  settings.set({ askEnd: false });
  await turn.swap();
  expect(view.done).toEqual(["swap tf"]);
});

test("a monument is built on the next of the squares of four that a click is in", async () => {
  stands({ phase: "build", offers: [{ square: "C3" }, { square: "C4" }, { square: "H8" }] });
  await turn.choose("D4", "mouse");
  expect(turn.site).toBe("C3");
  await turn.choose("D4", "mouse");
  expect(turn.site).toBe("C4");
  await turn.choose("D4", "mouse");
  expect(turn.site).toBe("C3");
});

test("with nothing in hand a click takes up a leader of mine, and leaves a treasure", async () => {
  stands({ players: [{ leaders: { king: "B2" } }] });
  await turn.choose("B2", "mouse");
  expect(turn.tool).toEqual(KING);
  turn.drop();
  stands({ phase: "treasure", leave: ["B2"] }, { legal: { leave: [["B2"]] } });
  await turn.choose("B2", "mouse");
  expect(view.done).toEqual(["leave B2"]);
});

test("whoever plays for another in a line that is tried sees with their eyes", () => {
  expect(turn.seat).toBe(0);
  view.kind = "variation";
  stands({}, { to_move: [2] });
  expect(turn.seat).toBe(2);
  view.kind = "now";
  stands({}, { my_seat: null });
  expect(turn.seat).toBe(-1);
});

test("what is dragged stays in hand over a square until a yes, where one is wanted", async () => {
  turn.lift(TEMPLE);
  turn.lift(TEMPLE);
  await answered();
  expect([turn.tool, Object.keys(turn.marks)]).toEqual([TEMPLE, ["D4"]]);
  expect(await turn.lay("D4", "finger")).toBe(true);
  expect([view.done, turn.pending?.square]).toEqual([[], "D4"]);
  turn.lift(TEMPLE);
  expect(turn.pending).toBeNull();
  expect(await turn.lay("D4", "mouse")).toBe(true);
  expect(view.done).toEqual(["place temple D4"]);
});

test("what waited for a yes waits on when nothing comes of a drag, and of a finger all wants a yes", async () => {
  stands({}, { legal: { place: [["temple", "D4"]], withdraw: [["king"]] } });
  turn.take(TEMPLE);
  await answered();
  await turn.choose("D4", "finger");
  turn.lift(KING);
  expect([turn.tool, turn.pending]).toEqual([KING, null]);
  turn.putBack();
  expect([turn.tool, turn.pending?.square, Object.keys(turn.marks)]).toEqual([TEMPLE, "D4", ["D4"]]);
  turn.lift(KING);
  expect(await turn.takeBack(KING, "finger")).toBe(true);
  expect([view.done, turn.pending]).toMatchObject([[], { action: "withdraw king" }]);
});

test("what is let go where it may not lie goes home, and the rules say why", async () => {
  turn.lift(TEMPLE);
  await answered();
  expect(await turn.lay("E5", "mouse")).toBe(false);
  expect([view.refused, turn.tool]).toEqual([[{ reason: "river", chapter: "tiles" }], null]);
});

test("a leader that is dragged off the board is withdrawn, and nothing else", async () => {
  stands({}, { legal: { withdraw: [["king"]] } });
  turn.lift(KING);
  view.previewed = () => ({ preview: { ends_turn: false } as never, refused: null });
  expect(await turn.takeBack(KING, "mouse")).toBe(true);
  expect(view.done).toEqual(["withdraw king"]);
  turn.lift(TEMPLE);
  expect(await turn.takeBack(TEMPLE, "mouse")).toBe(false);
  expect(turn.tool).toBeNull();
});
