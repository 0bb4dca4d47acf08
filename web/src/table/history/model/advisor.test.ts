import { beforeEach, expect, test, vi } from "vitest";

import type { Table } from "../../../api/schema";
import { Advisor } from "./advisor.svelte";
import type { Replay } from "./replay.svelte";

const server = vi.hoisted(() => ({ post: vi.fn() }));
vi.mock("../../../api/client", async (original) => ({ ...(await original<object>()), post: server.post }));

const best = [{ action: "deck", args: {}, said: [], chance: 60, points: null, line: ["deck", "row 3"] }];
const table = (more: Partial<Table> = {}): Table =>
  ({ number: 7, advice: true, my_seat: 0, to_move: [0], since: 5, result: null, ...more }) as unknown as Table;
let replay: { liveTable: { id: string; table: Table }; shown: object; variation: object | null; tryLine: () => void };
let advisor: Advisor;

/** The table as it is shown, and as it is now. */
function stands(shown: Table, kind = "now", now = shown, key = `${shown.number}`): void {
  replay.liveTable.table = now;
  replay.shown = { table: shown, kind, guide: null, positionKey: key };
}

beforeEach(() => {
  server.post.mockReset().mockResolvedValue({ seat: 0, best });
  replay = { liveTable: { id: "t", table: table() }, shown: {}, variation: null, tryLine: vi.fn() };
  advisor = new Advisor(replay as unknown as Replay);
  stands(table());
});

test("it is offered where I decide, and once the game is over for everybody's decisions", () => {
  expect(advisor.offered).toBe(true);
  stands(table({ to_move: [1] }));
  expect(advisor.offered).toBe(false);
  stands(table({ advice: false }));
  expect(advisor.offered).toBe(false);
  const over = table({ result: {} as Table["result"] });
  stands(over);
  expect(advisor.offered, "nothing is left to decide").toBe(false);
  stands(table({ to_move: [1] }), "moment", over);
  expect(advisor.offered).toBe(true);
});

test("it asks about what is shown, once for each position, and no more when I have acted", async () => {
  advisor.toggle();
  await advisor.look();
  expect(server.post.mock.calls).toEqual([["/tables/t/what-if/advice", { moment: 7, draw: 0, seat: 0 }]]);
  await vi.waitFor(() => expect(advisor.answer?.best).toEqual(best));
  stands(table({ number: 9, since: 8 }));
  await advisor.look();
  expect([advisor.open, advisor.answer, server.post.mock.calls.length]).toEqual([false, null, 1]);
});

test("what others do while I decide asks anew and takes nothing away meanwhile", async () => {
  advisor.toggle();
  await vi.waitFor(() => expect(advisor.answer?.best).toEqual(best));
  const newer = new Promise<object>((resolve) => setTimeout(resolve, 5, { seat: 0, best: [] }));
  server.post.mockReturnValue(newer);
  stands(table({ number: 8 }));
  const looking = advisor.look();
  expect([advisor.busy, advisor.answer?.best]).toEqual([true, best]);
  await looking;
  expect([advisor.busy, advisor.answer?.best]).toEqual([false, []]);
  stands(table({ number: 9 }), "moment");
  const elsewhere = advisor.look();
  expect(advisor.answer).toBe(null); // another position has another answer
  await elsewhere;
});

test("in the past it goes on, for the seat whose decision it was", async () => {
  const over = table({ result: {} as Table["result"] });
  stands(table({ number: 4, to_move: [1] }), "moment", over);
  advisor.toggle();
  stands(table({ number: 3, to_move: [0] }), "moment", over);
  await advisor.look();
  expect(server.post.mock.calls.map(([, body]) => body as object)).toEqual([
    { moment: 4, draw: 0, seat: 1 },
    { moment: 3, draw: 0, seat: 0 },
  ]);
});

test("what is advised is tried in a variation as moves of mine, which can be played for real", async () => {
  const all = vi.fn().mockResolvedValue(2);
  const together = vi.fn((_: string, work: (direct: object) => Promise<boolean>) => work({ all }));
  replay.tryLine = vi.fn(() => (replay.variation = { together }));
  const [deck] = best;
  if (deck) await advisor.try(deck);
  expect(replay.tryLine).toHaveBeenCalledWith(7, 0, []);
  if (deck) await advisor.try(deck);
  expect(replay.tryLine).toHaveBeenCalledTimes(1);
  expect(all.mock.calls).toEqual([[["deck", "row 3"]], [["deck", "row 3"]]]);
});
