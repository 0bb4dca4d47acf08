import { expect, test, vi } from "vitest";

import type { LogEntry, Said, Table } from "../../api/schema";
import { transition } from "../../table/model/motion/scene";
import type { Public, Transporter } from "./position";
import { reward, tradesBetween, turnOf, worksOf } from "./production";

vi.mock("../../i18n/words.svelte", () => ({
  say: (id: string, args: object) => [id, ...Object.values(args)].join(" "),
  words: {},
}));

interface Stand {
  goods?: Public["goods"];
  aboard?: Record<string, Partial<Transporter>>;
  work?: Partial<NonNullable<Public["work"]>>;
}
const HOUSES = { b2: { kind: "sawmill" }, b4a: { kind: "mint" }, f6: { kind: "mine" }, a2: { kind: "woodcutter" } };

function stands({ goods = {}, aboard = {}, work }: Stand): Public {
  const transporters = Object.fromEntries(
    Object.entries(aboard).map(([slot, each]) => [slot, { kind: "donkey", at: "b2", cargo: {}, ...each }]),
  );
  return { goods, buildings: HOUSES, players: [{ transporters }], work: work ?? null } as unknown as Public;
}
const said = (action: string, args: Said["args"] = {}): Said => ({ key: `roads-log-${action}`, args });

function told(before: Stand, after: Stand, ...all: Said[]) {
  const at = (stand: Stand): Table => ({ public: stands(stand) }) as unknown as Table;
  const entry = { number: 1, seat: 1, kind: "action", said: all } as unknown as LogEntry;
  return reward(transition(at(before), at(after), entry, true));
}

test("who made what: what changes hands was not made, what is there no more was used up", () => {
  const trade = tradesBetween(
    stands({ goods: { b2: { trunks: 2, stone: 1 } }, aboard: { t1: {} } }),
    stands({ goods: { b2: {} }, aboard: { t1: { cargo: { boards: 4, stone: 1 } } } }),
  ).get("b2");
  expect(trade).toMatchObject({
    moved: [{ from: { id: "stone@b2" }, to: { id: "0.t1", count: 1 } }],
    used: [{ id: "trunks@b2", count: 2 }],
    made: [{ id: "0.t1", good: "boards", count: 4 }],
  });
});

test("a factory is told with all that it made in its runs", () => {
  const run = said("use", { tile: "b2", building: "sawmill" });
  expect(told({ goods: { b2: { trunks: 2 } } }, { goods: { b2: { boards: 4 } } }, run, run)).toMatchObject({
    words: "roads-page-made b2 roads-building sawmill roads-page-count boards 4",
    seat: 1,
  });
  const [wagon, donkey] = [{ t1: { kind: "wagon" } }, { t1: {} }];
  expect(told({ aboard: donkey }, { aboard: wagon }, said("wagon", { at: "b2", transporter: "t1" }))?.words).toContain(
    "roads-transporter wagon",
  );
});

test("what is made when the last piece is paid or put is made there too", () => {
  const [before, after] = [{ goods: {} }, { goods: { b2: { boards: 2 } } }];
  expect(told({ ...before, work: { job: "use", tile: "b2" } }, after, said("pay"))?.seat).toBe(1);
  expect(told({ ...before, work: { job: "build", tile: "b2" } }, after, said("pay"))).toBeNull();
});

test("several factories are summed up, what is worth most first, and take longer, up to a limit", () => {
  const runs = ["b2", "b4"].map((tile) => said("use", { tile }));
  const after = { goods: { b2: { boards: 2 }, b4a: { coins: 1 } } };
  const two = told({}, after, ...runs);
  expect(two?.words).toBe("roads-page-made-all 2 roads-page-count coins 1, roads-page-count boards 2");
  const many = Array.from({ length: 30 }, (_, index) => said("use", { tile: `c${index}` }));
  expect(told({}, after, ...runs, ...many)?.lasts).toBeLessThan(4000);
  expect(two?.lasts).toBeGreaterThan(told({}, after, ...runs.slice(1))?.lasts ?? Infinity);
});

test("what works by itself as a phase begins or ends is nobody's, and nothing else is a reward", () => {
  const after = { goods: { a2: { trunks: 1 }, f6: { gold: 1 } } };
  expect(told({}, after, said("done"), said("phase", { phase: "production" }))).toMatchObject({
    words: "roads-page-made-by-itself roads-page-count gold 1, roads-page-count trunks 1",
    seat: null,
  });
  expect(told({}, after, said("unload"))).toBeNull();
  expect(told({}, {}, said("phase"))).toBeNull();
});

test("each maker has its turn, which the next one may begin in", () => {
  const goods = { a2: { trunks: 1 }, f6: { gold: 1 }, b2: { boards: 2 } };
  const [before, after] = [stands({}), stands({ goods })];
  const all = [said("use", { tile: "b2" }), said("phase")];
  const works = worksOf(before, all, tradesBetween(before, after));
  expect(works).toEqual({ worked: ["b2"], makers: ["b2", "a2", "f6"] });
  const turns = works.makers.map((tile) => turnOf(works, tile));
  expect(turns[0]?.[0]).toBe(0);
  expect(turns[2]?.[1]).toBeCloseTo(1);
  expect(turns[1]?.[0]).toBeLessThan(turns[0]?.[1] ?? 0);
  expect(turnOf(works, "h9")).toEqual([0, 1]);
});
