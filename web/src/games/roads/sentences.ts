// The map in sentences: what happens now, and what is on a tile; for the bar and for screen readers.

import { actions } from "./actions";
import { shared } from "../../ui/shared";
import { seatName } from "../../table/model/seats";
import { wordsOf } from "../../table/model/declared";
import type { TableView } from "../../table/model/view.svelte";
import { say, words } from "../../i18n/words.svelte";
import { siteOf, wallAt, type MapGeometry, type Site, type Tile } from "./land/ground";
import { WORKS, type Work, type WorkKind } from "./marks";
import {
  GOODS,
  legalOf,
  publicOf,
  sorted,
  sum,
  transportersOf,
  type Building,
  type Counts,
  type Public,
  type Recipe,
  type Standing,
  type Transporter,
} from "./position";

export const goodWords = (good: string, count: number): string => say("roads-page-count", { kind: good, count });

/** `2 boards, 1 stone`. */
export function goodsWords(counts: Counts): string {
  return sorted(counts)
    .map(([good, count]) => goodWords(good, count))
    .join(", ");
}

export const kindWords = (kind: string): string => say("roads-transporter", { kind });
export const buildingWords = (kind: string): string => say("roads-building", { kind });

/** `Donkey 1`: the name of a transporter. */
export function transporterName({ kind, slot }: { kind: string; slot: string }): string {
  return say("roads-page-transporter", { kind: kindWords(kind), number: Number(slot.slice(1)) });
}

/** What a building costs, takes and makes: `1 trunk becomes 2 boards, 3 times a turn`. */
export function recipeWords(recipe: Recipe): string {
  const input = [
    ...sorted(recipe.input).map(([good, count]) => goodWords(good, count)),
    ...(recipe.wood ? [say("roads-page-wood", { count: recipe.wood })] : []),
    ...(recipe.makes === "wagon" ? [kindWords("donkey")] : []),
  ];
  const output = recipe.makes
    ? kindWords(recipe.makes)
    : recipe.output
      ? goodWords(recipe.output, recipe.output_count)
      : say("roads-page-mine-output");
  return input.length
    ? say("roads-page-makes", { input: input.join(" + "), output, runs: recipe.runs })
    : say("roads-page-gives", { output });
}

/** What can be done now, or whose turn it is. */
export function prompt(view: TableView): string {
  const { table } = view;
  if (!table) return "";
  const position = publicOf(view);
  if (position.phase === "over" || table.status === "over") return say("roads-page-over");
  if (view.kind === "now" && !view.mine) {
    return say("roads-page-waiting", {
      seat: table.to_move.map((seat) => seatName(table.seats, seat, table.my_seat)).join(", "),
    });
  }
  if (position.offer) return say("roads-page-prompt-offer");
  if (position.work) return say("roads-page-prompt-work", { job: position.work.job });
  if (position.stage !== "playing") return say(`roads-page-prompt-${position.stage}`, { phase: position.phase });
  return say(`roads-page-prompt-${position.phase}`);
}

/** What a building makes, if wanted, what it holds, and whether it has been used. */
export function factsOf({ kind, used, gold, iron }: Building, recipe?: Recipe | null): string[] {
  const bag = kind === "mine" ? [say("roads-page-bag", { gold: gold ?? 0, iron: iron ?? 0 })] : [];
  return [...(recipe ? [recipeWords(recipe)] : []), ...bag, ...(used ? [say("roads-page-used")] : [])];
}

/** The points a transporter has left; for a donkey, also what a step costs. */
export function pointsWords({ kind, points }: { kind: string; points: number }): string {
  const left = say("roads-page-points-left", { count: points });
  return kind === "donkey" && points > 1 ? `${left} (${say("roads-page-points-donkey")})` : left;
}

/** A transporter with its owner, load and points. */
export function standingWords(view: TableView, each: Standing, moving: boolean): string {
  const table = view.table;
  const owner = seatName(table?.seats ?? [], each.seat, table?.my_seat ?? null);
  const load = sum(each.cargo) ? [goodsWords(each.cargo)] : [];
  const left = moving ? [pointsWords(each)] : [];
  return [say("roads-page-of", { what: transporterName(each), owner }), ...load, ...left].join(", ");
}

type Thing = { home: number } | { building: Building } | { each: Standing } | { counts: Counts };

/** How tiles were described, and what was there. */
export type Described = Map<string, { of: unknown[]; words: string }>;

/**
 * Describes each tile, bank by bank. To put a whole map into words takes longer than a frame: what is as it was on a tile
 * is not put into words again.
 */
export function describer(
  view: TableView,
  ground: MapGeometry,
  extra: (tile: Tile) => string[],
  known: Described = new Map(),
): (tile: Tile) => string {
  const position = publicOf(view);
  const moving = position.phase === "movement";
  const things = new Map<Tile, { site: Site; thing: Thing }[]>();
  const add = (place: string, thing: Thing): void => {
    const site = siteOf(ground, place);
    if (site) things.set(site.tile, [...(things.get(site.tile) ?? []), { site, thing }]);
  };
  position.players.forEach(({ home }, seat) => home && add(home, { home: seat }));
  for (const [place, building] of Object.entries(position.buildings)) add(place, { building });
  for (const each of transportersOf(position, view.table?.my_seat ?? -1)) if (!each.carrier) add(each.at, { each });
  for (const [place, counts] of Object.entries(position.goods)) add(place, { counts });
  const seats = view.table?.seats.map((_, seat) =>
    seatName(view.table?.seats ?? [], seat, view.table?.my_seat ?? null),
  );

  const thingWords = (thing: Thing): string => {
    if ("home" in thing)
      return say("roads-page-home-of", {
        you: thing.home === view.table?.my_seat ? 1 : 0,
        name: seats?.[thing.home] ?? "",
      });
    if ("building" in thing) return [buildingWords(thing.building.kind), ...factsOf(thing.building)].join(", ");
    return "each" in thing ? standingWords(view, thing.each, moving) : goodsWords(thing.counts);
  };
  const whereWords = ({ kind, bank }: Site, what: string): string => {
    if (bank?.letter) return say("roads-page-on-bank", { bank: bank.letter, what });
    return kind === "river" ? say("roads-page-on-river", { what }) : what;
  };
  return (tile) => {
    const [here, more] = [things.get(tile) ?? [], extra(tile)];
    const stands = here.map(({ site, thing }) => [site.kind, site.bank?.letter, thing]);
    const before = known.get(tile.name);
    const of = shared(before?.of, [words.language, seats, moving, position.irrigated, stands, more]);
    if (before?.of === of) return before.words;
    const all = here.map(({ site, thing }) => whereWords(site, thingWords(thing)));
    const said = [tile.name, terrainWords(position, tile), ...all, ...more].join(", ");
    known.set(tile.name, { of, words: said });
    return said;
  };
}

export function terrainWords(position: Public, tile: Tile): string {
  const terrain = say("roads-terrain", {
    kind: tile.terrain === "desert" && position.irrigated ? "pasture" : tile.terrain,
  });
  return tile.river.length ? say("roads-page-with-river", { terrain }) : terrain;
}

/** Is there a wall on this side, as seen from either tile? */
function walled(position: Public, ground: MapGeometry, name: string): boolean {
  const here = wallAt(ground, name)?.at;
  const stands = Object.keys(position.walls).map((each) => wallAt(ground, each)?.at);
  return here !== undefined && stands.some((each) => each && Math.hypot(each.x - here.x, each.y - here.y) < 1);
}

/** `Road to b4`, `Wall in the east`: what could be built, as seen from its tile. */
function workWords(position: Public, ground: MapGeometry, kind: WorkKind, name: string): string {
  if (kind === "road") return say("roads-page-road", { name: name.split("-")[1] ?? name });
  if (kind === "bridge") return say("roads-page-bridge", { one: name.slice(-2, -1), other: name.slice(-1) });
  const side = name.split("/")[1] ?? "";
  return kind === "wall" && walled(position, ground, name)
    ? say("roads-page-strengthen", { side })
    : say(`roads-page-${kind}`, { side });
}

/** Roads, bridges and walls that could be built or demolished, each with the tile from which. */
export function worksOf(view: TableView, ground: MapGeometry): (Work & { tile: string })[] {
  const position = publicOf(view);
  const tileOf = (name: string): string => {
    const [first = ""] = name.split(/[-/]/);
    return ground.banks.get(first)?.tile.name ?? (ground.byName.has(first) ? first : name.slice(0, -2));
  };
  return WORKS.flatMap((kind) =>
    legalOf(view, kind).map(([name = ""]) => ({
      kind,
      name,
      tile: tileOf(name),
      action: actions.choice(kind, [name]),
      label: workWords(position, ground, kind, name),
    })),
  );
}

/** What a seat is advised to do. */
export const advised = (view: TableView, seat: number, action: string): string =>
  actionWords(action, publicOf(view).players[seat]?.transporters ?? {});

const isGood = (name: string): boolean => GOODS.some((good) => good === name);

/** An action of a plan: what is done, by which of my transporters, and where or with what. */
export function actionWords(action: string, fleet: Record<string, Transporter>): string {
  const [name, ...params] = wordsOf(action);
  const named = params
    .filter((each) => each !== "a")
    .map((each, place) => {
      const kind = fleet[each]?.kind;
      if (kind) return transporterName({ kind, slot: each });
      if (isGood(each)) return say("roads-good-name", { kind: each });
      if (place) return each;
      return name === "build" ? buildingWords(each) : name === "research" ? say("roads-subject", { kind: each }) : each;
    });
  const what = say(`roads-action-${name}`);
  return named.length ? say("roads-page-planned", { what, with: named.join(", ") }) : what;
}
