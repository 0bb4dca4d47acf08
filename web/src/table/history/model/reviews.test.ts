import { beforeEach, expect, test, vi } from "vitest";

import { ApiError } from "../../../api/client";
import type { GameResult, KeyMoment, Review } from "../../../api/schema";
import type { Replay } from "./replay.svelte";
import { chancesOf, reasonWords, Reviews, summaryOf, verdictOn } from "./reviews.svelte";

const server = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("../../../api/client", async (original) => ({ ...(await original<object>()), get: server.get }));

function moment(number: number, cost: number, seat = 0): KeyMoment {
  return {
    number,
    moment: number - 1,
    seat,
    cost,
    grade: "mistake",
    played: { action: "played", chance: 40 },
    better: { action: "better", chance: 60 },
    alternatives: [
      { action: "as good", chance: 58 },
      { action: "worse", chance: 57 },
    ],
    draw: 5,
    line: [
      { seat, action: "better", said: [] },
      { seat: 1 - seat, action: "answer", said: [] },
    ],
    reason: null,
  } as unknown as KeyMoment;
}

const decision = (number: number, seat: number, chance: number, best: number, grade: string): object => ({
  ...{ number, seat, chance, best, grade },
});
const first = {
  decisions: [decision(3, 1, 60, 60, "best"), decision(4, 0, 35, 48, "blunder")],
  lucks: [{ number: 3, seat: 0, points: 2.4 }],
  moments: [moment(4, 13)],
  turns: [],
  ...{ judged: 4, done: 2, total: 5 },
} as unknown as Review;
const second = {
  decisions: [decision(6, 0, 50, 57, "mistake"), decision(7, 1, 55, 58, "inaccuracy"), decision(8, 0, 50, 50, "best")],
  lucks: [
    { number: 5, seat: 0, points: -6.1 },
    { number: 5, seat: 1, points: 6.1 },
  ],
  moments: [moment(6, 7), moment(7, 3, 1)],
  turns: [],
  ...{ judged: 8, done: 5, total: 5 },
} as unknown as Review;
const FIRST = "/tables/t/review?after=0";
const SECOND = "/tables/t/review?after=4";
const WON = { winners: [1] } as unknown as GameResult;

let line: { seat: number; action: string }[];
const variation = {
  get line() {
    return line;
  },
  queue: { do: (_: string, work: () => unknown) => Promise.resolve(work()) },
  start: vi.fn(),
  backTo: vi.fn(),
};
const replay = {
  liveTable: { id: "t", table: { my_seat: 0, my_seats: [0] } },
  variation: null as unknown,
  tryLine: vi.fn(),
};
let reviews: Reviews;

beforeEach(() => {
  line = [];
  server.get.mockReset().mockImplementation((path: string) => Promise.resolve(path === FIRST ? first : second));
  replay.variation = null;
  replay.tryLine.mockReset().mockImplementation(() => void (replay.variation = variation));
  variation.start.mockReset();
  variation.backTo.mockReset();
  reviews = new Reviews(replay as unknown as Replay);
});

test("the review comes in parts, one after another", async () => {
  await reviews.read();
  expect(server.get.mock.calls.map(([path]: string[]) => path)).toEqual([FIRST, SECOND]);
  expect([reviews.complete, reviews.busy, reviews.known?.decisions.length]).toEqual([true, false, 5]);
  expect(reviews.moments.map(({ number }) => number)).toEqual([4, 6]);
  await reviews.read();
  expect(server.get).toHaveBeenCalledTimes(2);
});

test("who leaves asks for nothing more, and goes on later", async () => {
  const reading = reviews.read();
  reviews.stop();
  await reading;
  expect([reviews.known?.done, server.get.mock.calls.length]).toEqual([2, 1]);
  await reviews.read();
  expect(reviews.complete).toBe(true);
});

test("after an error it goes on where it stopped", async () => {
  server.get.mockResolvedValueOnce(first).mockRejectedValueOnce(new ApiError(503, "busy", "Too busy just now.", {}));
  await reviews.read();
  expect([reviews.trouble, reviews.known?.done, reviews.busy]).toEqual(["Too busy just now.", 2, false]);
  await reviews.read();
  expect([reviews.trouble, reviews.complete, server.get.mock.calls.at(-1)]).toEqual([null, true, [SECOND]]);
});

test("the chance of each seat stays as it judged it last, and ends as the game did", async () => {
  await reviews.read();
  const all = reviews.known as Review;
  expect(chancesOf(first, 2, WON, 9).map(({ values }) => values)).toEqual([
    [50, 60],
    [35, 60],
  ]);
  expect(chancesOf(all, 2, WON, 9).at(-1)).toEqual({ number: 9, values: [0, 100] });
  expect(chancesOf(all, 2, { ...WON, winners: [0, 1] }, 9).at(-1)?.values).toEqual([50, 50]);
});

test("a seat's decisions are counted by grade, and told apart from its luck", async () => {
  await reviews.read();
  expect(summaryOf(reviews.known as Review, 0)).toEqual({ counts: [1, 0, 0, 1, 1], cost: 20, luck: -4 });
});

test("what is as good as the best is found; of others the cost is told where it is known", () => {
  const tried = ["better", "as good", "worse", "played", "elsewhere"].map((action) => verdictOn(moment(4, 20), action));
  expect(tried.map(({ found, cost }) => [found, cost])).toEqual([
    [true, 0],
    [true, 2],
    [false, 3],
    [false, 20],
    [false, null],
  ]);
});

test("the worst three of mine are kept secret until they are found or told", async () => {
  const all = [moment(2, 5), moment(4, 3), moment(6, 9), moment(8, 12), moment(9, 30, 1)];
  server.get.mockResolvedValue({ ...second, moments: all });
  await reviews.read();
  const secret = (): number[] => all.filter((each) => reviews.isSecret(each)).map(({ number }) => number);
  expect(secret()).toEqual([2, 6, 8]);
  await reviews.open(all[2] as KeyMoment, true);
  expect(replay.tryLine).toHaveBeenCalledWith(5, 0, [], 5, true);
  expect([reviews.at?.number, reviews.verdict]).toEqual([6, null]);

  line = [
    { seat: 1, action: "at once" },
    { seat: 0, action: "worse" },
  ];
  reviews.keep();
  expect([reviews.verdict?.cost, secret()]).toEqual([3, [2, 6, 8]]);
  await reviews.takeBack();
  expect(variation.backTo).toHaveBeenCalledWith(1);

  line = [{ seat: 0, action: "as good" }];
  reviews.keep();
  expect([secret(), reviews.foundCount, reviews.next?.number]).toEqual([[2, 8], 1, 8]);
  reviews.tell(all[3] as KeyMoment);
  expect([secret(), reviews.foundCount, reviews.next?.number]).toEqual([[2], 1, 2]);
  reviews.seat = 1;
  expect(secret()).toEqual([]); // not mine
});

test("the next one to find comes after the one on the board, which may be left unfound", async () => {
  server.get.mockResolvedValue({ ...second, moments: [moment(2, 5), moment(6, 9), moment(8, 12)] });
  await reviews.read();
  const tried = [];
  for (let times = 0; times < 4; times += 1) {
    await reviews.open(reviews.next as KeyMoment, true);
    tried.push(reviews.at?.number);
  }
  expect(tried).toEqual([2, 6, 8, 2]);
});

test("a better line is shown action by action, and computers add nothing", async () => {
  const shown = moment(4, 13);
  await reviews.open(shown, false);
  const [first, second] = shown.line.map(({ seat, action }) => ({ seat, action }));
  expect(replay.tryLine).toHaveBeenCalledWith(3, 0, [first], 5, false);
  await reviews.toStep(2);
  expect(variation.start).toHaveBeenCalledWith([first, second], false);
  replay.variation = null;
  expect([reviews.at, reviews.opened?.moment.number]).toEqual([null, 4]); // where reading goes on
});

test("a reason names its seat if that is not the reader's", () => {
  const reason = { key: "g-cause-x", args: {} };
  const [mine, theirs] = [0, 1].map((my_seat) =>
    reasonWords({ seats: [{ kind: "person", name: "Ida" }], my_seat }, reason, 0),
  );
  expect([theirs?.endsWith(mine ?? ""), theirs === mine]).toEqual([true, false]);
});
