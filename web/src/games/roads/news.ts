// What has changed on the map from one moment to the next, so that it can be marked and scrolled to.

import { tileIn, type MapGeometry, type Tile } from "./land/ground";
import type { Building, Counts, Public, Transporter } from "./position";

export interface News {
  /** The tiles where something came, went or changed; the destinations of what moved last come last. */
  tiles: Tile[];
  /** The sites of a transporter that moved: from where, and to where. */
  move: string[];
}

export const NO_NEWS: News = { tiles: [], move: [] };

type Each<T> = Record<string, T>;

/** The keys that only one of two objects has, or whose values differ. */
function changed<T>(before: Each<T>, now: Each<T>, said: (each: T) => string): string[] {
  const say = (each: T | undefined): string => (each === undefined ? "" : said(each));
  return Object.keys({ ...before, ...now }).filter((name) => say(before[name]) !== say(now[name]));
}

function come(before: string[], now: string[]): string[] {
  return [...now.filter((each) => !before.includes(each)), ...before.filter((each) => !now.includes(each))];
}

const counts = (goods: Counts): string =>
  JSON.stringify(
    Object.entries(goods)
      .filter(([, count]) => count > 0)
      .sort(),
  );
// Factories can be used again every turn, which is no news about any of them.
const asBuilt = ({ kind, gold, iron }: Building): string => `${kind} ${gold ?? 0} ${iron ?? 0}`;
const asLoaded = ({ kind, cargo, carrier }: Transporter): string => `${kind} ${counts(cargo)} ${carrier ?? ""}`;

function transportersOf({ players }: Public): Each<Transporter> {
  return Object.fromEntries(
    players.flatMap(({ transporters }, seat) =>
      Object.entries(transporters).map(([slot, each]) => [`${seat}.${slot}`, each]),
    ),
  );
}

/** Everything that a player sees change on the map; what is beside it is left out. */
export function newsOf(ground: MapGeometry, before: Public, now: Public): News {
  const [then, there] = [transportersOf(before), transportersOf(now)];
  const used = Object.entries(now.buildings).flatMap(([name, each]) =>
    (each.used ?? 0) > (before.buildings[name]?.used ?? 0) ? [name] : [],
  );
  const moved = Object.keys(there).filter((name) => then[name] && then[name].at !== there[name]?.at);
  const [first] = moved.filter((name) => !there[name]?.carrier);
  const move = first ? [then[first]?.at ?? "", there[first]?.at ?? ""] : [];
  const places = [
    ...moved.map((name) => then[name]?.at ?? ""),
    ...changed(before.goods, now.goods, counts),
    ...changed(before.buildings, now.buildings, asBuilt),
    ...used,
    ...come(before.roads, now.roads).flatMap((link) => link.split("-")),
    ...come(before.bridges, now.bridges).map((spot) => spot.slice(0, -2)),
    ...changed(before.walls, now.walls, ({ owner, strength }) => `${owner} ${strength}`).map(
      (name) => name.split("/")[0] ?? "",
    ),
    ...now.players.flatMap(({ home }, seat) => (home && home !== before.players[seat]?.home ? [home] : [])),
    ...changed(then, there, asLoaded).map((name) => (there[name] ?? then[name])?.at ?? ""),
    ...moved.map((name) => there[name]?.at ?? ""),
  ];
  const tiles = places.flatMap((place) => tileIn(ground, place) ?? []);
  return { tiles: tiles.filter((tile, at) => tiles.lastIndexOf(tile) === at), move };
}
