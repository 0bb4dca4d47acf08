// What there is to draw on the map, and where: every tile has fixed places, and pieces scale with it.

import { remembered, shared } from "../../ui/shared";
import { plus, siteOf, type MapGeometry, type Point, type Tile } from "./land/ground";
import { CELL, lay } from "./land/slots";
import { sorted, type Building, type Good, type Public, type Standing } from "./position";

export type Matter =
  | { sort: "house"; building: Building }
  /** What is left in a mine. */
  | { sort: "bag"; building: Building }
  | { sort: "home"; seat: number }
  | { sort: "transporter"; each: Standing }
  | { sort: "good"; good: Good; count: number };

interface Common {
  id: string;
  /** The place of the notation; what belongs to a dock is with its bank. */
  place: string;
}
type Item = Common & Matter & { site: string };
/** Something on the map, around its own middle, in a square of that size. */
export type Piece = Common & Matter & Point & { size: number };
/** All that is drawn on a tile. */
export interface TilePieces {
  tile: Tile;
  pieces: Piece[];
}

const ROW: Record<Matter["sort"], 0 | 1 | 2> = { house: 0, bag: 0, home: 0, transporter: 1, good: 2 };

/** What is on the map, by tile. */
function itemsOf(ground: MapGeometry, position: Public, transporters: Standing[]): Map<Tile, Item[]> {
  const found = new Map<Tile, Item[]>();
  const add = (site: string, id: string, matter: Matter): void => {
    const there = siteOf(ground, site);
    if (!there) return;
    const place = there.kind === "dock" ? (there.bank?.name ?? there.tile.name) : site;
    found.set(there.tile, [...(found.get(there.tile) ?? []), { id, place, site, ...matter }]);
  };
  for (const [place, building] of Object.entries(position.buildings)) {
    add(place, `house@${place}`, { sort: "house", building });
    if (building.kind === "mine") add(place, `bag@${place}`, { sort: "bag", building });
  }
  position.players.forEach(({ home }, seat) => home && add(home, `home.${seat}`, { sort: "home", seat }));
  for (const each of transporters)
    if (!each.carrier) add(each.at, `${each.seat}.${each.slot}`, { sort: "transporter", each });
  for (const [place, counts] of Object.entries(position.goods))
    for (const [good, count] of sorted(counts)) add(place, `${good}@${place}`, { sort: "good", good, count });
  return found;
}

/** Boats beside each other around a point of the water. */
function afloat(items: Item[], at: Point): Piece[] {
  const size = Math.min(CELL * 0.9, (CELL * 2) / items.length);
  return items.map((item, index) => ({
    ...item,
    x: at.x + (index - (items.length - 1) / 2) * size,
    y: at.y,
    size,
  }));
}

function ashore(tile: Tile, items: Item[]): Piece[] {
  return tile.banks.flatMap((bank) => {
    const here = items.filter(({ place }) => place === bank.name);
    const rows = ([0, 1, 2] as const).map((row) => here.filter(({ sort }) => ROW[sort] === row));
    const cells = lay(tile, bank, [rows[0]?.length ?? 0, rows[1]?.length ?? 0, rows[2]?.length ?? 0]);
    return rows.flat().flatMap((item, at) => {
      const cell = cells[at];
      return cell ? [{ ...item, ...plus(tile, cell), size: cell.size }] : [];
    });
  });
}

function laidOut(ground: MapGeometry, tile: Tile, items: Item[]): Piece[] {
  const wet = items.filter(({ site }) => ["river", "dock"].includes(siteOf(ground, site)?.kind ?? ""));
  const sites = [...new Set(wet.map(({ site }) => site))];
  return [
    ...ashore(
      tile,
      items.filter((item) => !wet.includes(item)),
    ),
    ...sites.flatMap((site) =>
      afloat(
        wet.filter((item) => item.site === site),
        siteOf(ground, site) ?? tile,
      ),
    ),
  ];
}

/** How each tile was laid out lately: where nothing has changed it is the same object, also from scene to scene. */
const kept = remembered<MapGeometry, Map<Tile, { items: Item[]; laid: TilePieces }[]>>(() => new Map());
const LATELY = 3; // positions: before, after, and the one that is drawn

/** The same for whole positions: in a scene each is what was before it, what is drawn, and what comes of the one before. */
const whole = new WeakMap<Standing[], { ground: MapGeometry; position: Public; laid: TilePieces[] }>();

/** What is drawn of a position, tile by tile. */
export function piecesOf(ground: MapGeometry, position: Public, transporters: Standing[]): TilePieces[] {
  const found = whole.get(transporters);
  if (found?.ground === ground && found.position === position) return found.laid;
  const [all, known] = [itemsOf(ground, position, transporters), kept(ground)];
  const laid = ground.tiles.map((tile) => {
    const items = all.get(tile) ?? NOTHING;
    const lately = known.get(tile) ?? [];
    const before = lately.find((each) => shared(each.items, items) === each.items);
    if (before) return before.laid;
    const there = { tile, pieces: laidOut(ground, tile, items) };
    known.set(tile, [{ items, laid: there }, ...lately].slice(0, LATELY));
    return there;
  });
  whole.set(transporters, { ground, position, laid });
  return laid;
}

const NOTHING: Item[] = [];

/** What of a tile is told apart where it is small: what stands there, one of each crew, and kinds of goods. */
export interface Summary {
  tile: Tile;
  house: Building | null;
  /** Mine first; of each, the one that has not moved yet. */
  crews: Standing[];
  goods: Good[];
}

export function summaryOf({ tile, pieces }: TilePieces): Summary {
  const fleet = pieces.flatMap((piece) => (piece.sort === "transporter" ? [piece.each] : []));
  const seats = [...new Set(fleet.map(({ seat }) => seat))];
  const leader = (seat: number): Standing[] => {
    const crew = fleet.filter((each) => each.seat === seat);
    return crew
      .filter(({ moved }) => !moved)
      .concat(crew)
      .slice(0, 1);
  };
  const houses = pieces.flatMap((piece) => (piece.sort === "house" ? [piece.building] : []));
  const goods = pieces.flatMap((piece) => (piece.sort === "good" ? [piece.good] : []));
  return { tile, house: houses[0] ?? null, crews: seats.flatMap(leader), goods: [...new Set(goods)] };
}
