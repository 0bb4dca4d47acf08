// What becomes of goods between two positions: they change hands, are used up, or are made; and how that is told.

import type { Said } from "../../api/schema";
import { say } from "../../i18n/words.svelte";
import type { Reward, Transition } from "../../table/model/motion/scene";
import { actionOf } from "./history";
import { sorted, type Counts, type Good, type Public, type Transporter } from "./position";
import { buildingWords, goodWords, kindWords } from "./sentences";

/** Goods on the ground (`boards@b2`) or aboard (`0.t1`). */
export interface Stock {
  id: string;
  place: string;
  good: Good;
  count: number;
}

/** What happened to the goods on a tile: what nobody has any more was used up, and what nobody had was made. */
export interface Trade {
  moved: { from: Omit<Stock, "count">; to: Stock }[];
  used: Stock[];
  made: Stock[];
}

/** The tile of a place: `b2` of `b2a` or `b2>se`. */
export const tileNamed = (place: string): string => /^[a-z]+\d+/.exec(place)?.[0] ?? place;

export const fleet = ({ players }: Public): Map<string, Transporter> =>
  new Map(
    players.flatMap(({ transporters }, seat) =>
      Object.entries(transporters).map(([slot, each]) => [`${seat}.${slot}`, each] as const),
    ),
  );

/** What each place and each transporter has more or less than before, of those that stayed where they were, by tile. */
function changes(before: Public, after: Public): Map<string, Stock[]> {
  const found = new Map<string, Stock[]>();
  const compare = (place: string, idOf: (good: Good) => string, old: Counts = {}, fresh: Counts = {}): void => {
    const tile = tileNamed(place);
    for (const good of Object.keys({ ...old, ...fresh }) as Good[]) {
      const count = (fresh[good] ?? 0) - (old[good] ?? 0);
      if (count) found.set(tile, [...(found.get(tile) ?? []), { id: idOf(good), place, good, count }]);
    }
  };
  for (const place of Object.keys({ ...before.goods, ...after.goods }))
    compare(place, (good) => `${good}@${place}`, before.goods[place], after.goods[place]);
  const old = fleet(before);
  for (const [id, each] of fleet(after)) {
    const was = old.get(id);
    if (was?.at === each.at) compare(each.at, () => id, was.cargo, each.cargo);
  }
  return found;
}

function tradeOf(all: Stock[]): Trade {
  const used = all.flatMap((each) => (each.count < 0 ? [{ ...each, count: -each.count }] : []));
  const made = all.flatMap((each) => (each.count > 0 ? [{ ...each }] : []));
  const moved: Trade["moved"] = [];
  for (const to of made)
    for (const from of used.filter(({ good }) => good === to.good)) {
      const count = Math.min(from.count, to.count);
      if (count) moved.push({ from, to: { ...to, count } });
      from.count -= count;
      to.count -= count;
    }
  const left = ({ count }: Stock): boolean => count > 0;
  return { moved, used: used.filter(left), made: made.filter(left) };
}

export const tradesBetween = (before: Public, after: Public): Map<string, Trade> =>
  new Map([...changes(before, after)].map(([tile, all]) => [tile, tradeOf(all)]));

const RUNS = ["use", "wagon"];
/** What a run may go on with. */
const GOES_ON = ["pay", "put"];

/** Where something is made, one tile after another. */
export interface Works {
  /** By a player. */
  worked: string[];
  /** And then by itself, as a phase ends. */
  makers: string[];
}

export function worksOf({ work }: Public, said: readonly Said[], trades: Map<string, Trade>): Works {
  const tiles = said.flatMap((each) => {
    const [action, { tile, at }] = [actionOf(each), each.args];
    if (RUNS.includes(action)) return [tileNamed(String(tile ?? at))];
    return GOES_ON.includes(action) && work && [...RUNS, "put"].includes(work.job) ? [work.tile] : [];
  });
  const ends = said.some((each) => actionOf(each) === "phase");
  const alone = ends ? [...trades].flatMap(([tile, { made }]) => (made.length ? [tile] : [])) : [];
  const worked = [...new Set(tiles)];
  return { worked, makers: [...new Set([...worked, ...alone])] };
}

/** Milliseconds: of one maker, until the next one begins, or one that works by itself, and of all at most. */
const LASTS = { one: 480, next: 260, byItself: 120, most: 3500 };

const nextAfter = ({ worked }: Works): number => (worked.length ? LASTS.next : LASTS.byItself);
const lasts = (works: Works): number => LASTS.one + nextAfter(works) * Math.max(0, works.makers.length - 1);

/** The part of a scene in which a tile has its turn; the next one begins before it ends. */
export function turnOf(works: Works, tile: string): [from: number, to: number] {
  const [maker, whole] = [works.makers.indexOf(tile), lasts(works)];
  if (maker < 0) return [0, 1];
  const from = maker * nextAfter(works);
  return [from / whole, (from + LASTS.one) / whole];
}

/** Who made what, in words: a factory, several of a player's, or what works by itself. */
export function reward({ before, after, entry }: Transition): Reward | null {
  if (!before.public || !after.public) return null;
  const [old, fresh] = [before.public as Public, after.public as Public];
  const trades = tradesBetween(old, fresh);
  const works = worksOf(old, entry.said, trades);
  const { worked, makers } = works;
  const counts: Counts = {};
  for (const { good, count } of makers.flatMap((tile) => trades.get(tile)?.made ?? []))
    counts[good] = (counts[good] ?? 0) + count;
  const known = fleet(old);
  const kinds = [...fleet(fresh)].flatMap(([id, { at, kind }]) =>
    worked.includes(tileNamed(at)) && known.get(id)?.kind !== kind ? [kindWords(kind)] : [],
  );
  const goods = sorted(counts).map(([good, count]) => goodWords(good, count));
  const what = [...kinds, ...goods.reverse()].join(", "); // what is worth most is read first
  if (!what) return null;
  const [place] = worked;
  const kind = Object.entries(fresh.buildings).find(([each]) => tileNamed(each) === place)?.[1].kind ?? "mine";
  return {
    words: !place
      ? say("roads-page-made-by-itself", { what })
      : worked.length > 1
        ? say("roads-page-made-all", { count: worked.length, what })
        : say("roads-page-made", { place, building: buildingWords(kind), what }),
    seat: place ? entry.seat : null,
    lasts: Math.min(LASTS.most, lasts(works)),
  };
}
