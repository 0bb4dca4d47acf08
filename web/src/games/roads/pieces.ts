// What there is to draw on the map, and where: as much of it as can be read at the size in which the map is drawn. Pieces are
// as big on the screen wherever they lie, unless a tile is smaller; where a bank has no room for all of them its goods become one stack, then the
// transporters of a player one, and in the end there is one piece for all of it, with how much more there is.

import { shared } from "../../ui/shared";
import { sorted, type Building, type Good, type Public, type Standing } from "./position";
import { APOTHEM, plus, roadPoints, siteOf, within } from "./land/ground";
import type { Bank, MapGeometry, Point, Tile } from "./land/ground";
import { areaOf, put, riverFrom, wholeOf, waterOf, type Area, type Box, type Thing } from "./land/places";

interface Common {
  id: string;
  /** The place of the notation, or the tile where it stands for all that is there. */
  place: string;
  /** How many pieces more it stands for. */
  more: number;
}
export type Matter =
  | { sort: "house"; building: Building; bag: boolean }
  | { sort: "home"; seat: number }
  | { sort: "transporter"; each: Standing }
  | { sort: "good"; good: Good; count: number }
  | { sort: "stack"; kinds: Good[]; count: number };
export type Piece = Common & Matter & Box;
export interface Name extends Box {
  name: string;
  tile: string;
}
/** All that is drawn on a tile. */
export interface TilePieces {
  tile: Tile;
  pieces: Piece[];
  names: Name[];
  /** Is something not shown by itself? */
  folded: boolean;
  /** Is it drawn as one, whichever bank it belongs to? */
  whole: boolean;
}

/** Pixels of each piece, its counts and what is aboard included, where the map is small. */
const SIZE: Record<Matter["sort"], [width: number, height: number]> = {
  house: [35, 33],
  home: [19, 26],
  transporter: [34, 32],
  good: [27, 25],
  stack: [31, 28],
};
/** Where they lie best, in the same pixels from the heart of their bank. */
const NEAR: Record<Matter["sort"], Point> = {
  house: { x: 0, y: -10 },
  home: { x: 28, y: -14 },
  transporter: { x: 0, y: 20 },
  good: { x: 0, y: 36 },
  stack: { x: 0, y: 36 },
};
const NAME = { letter: 7.6, height: 14 }; // pixels
const BAG = 18; // pixels for what is left in a mine
const [GROWS, MOST] = [1.1, 1.6]; // pixels to a unit where pieces begin to grow with the map, and how far
const AIR = 1.5; // pixels that are free between things
const FITS = 30; // pixels from the middle of a tile to its sides where the largest piece has room on it, and some to spare
const ROAD = 16; // units across a road, with its edge

/** How big pieces are on a map that is drawn with so many pixels to a unit; smaller than 1 only where tiles are too. */
export const sizeAt = (scale: number): number => Math.min(MOST, Math.max(1, scale / GROWS), (scale * APOTHEM) / FITS);
/** And how big names are, which nobody could read if they were smaller. */
export const nameSizeAt = (scale: number): number => Math.max(1, sizeAt(scale));

/** Where it lies best is `shift` pixels from a point of its tile. */
type Item = Common & Matter & { from: Point; shift: Point };
type Laid = Item & Thing;

/** How a tile was laid, what was there, and how it was laid next. */
interface Kept {
  /** How it was looked at: the size, the transporter in hand, and roads. */
  look: string;
  items: Item[];
  laid: TilePieces;
  at: Map<string, Point>;
  next: Kept | null;
}
/** How things were laid before, by tile. */
export type Memory = Map<string, Kept>;

/** What is on the map, by place; what belongs to a dock is with its bank. */
function itemsOf(ground: MapGeometry, position: Public, transporters: Standing[]): Map<Tile, Item[]> {
  const found = new Map<Tile, Item[]>();
  const add = (place: string, id: string, matter: Matter): void => {
    const site = siteOf(ground, place);
    if (!site) return;
    const own = site.kind === "dock" ? (site.bank?.name ?? site.tile.name) : place;
    const heart = plus(site, site.tile, -1);
    const items = found.get(site.tile) ?? [];
    const ashore = site.kind === "bank" || site.kind === "sea";
    items.push({ id, place: own, more: 0, from: heart, shift: ashore ? NEAR[matter.sort] : { x: 0, y: 0 }, ...matter });
    found.set(site.tile, items);
  };
  for (const [place, building] of Object.entries(position.buildings))
    add(place, `house@${place}`, { sort: "house", building, bag: building.kind === "mine" });
  position.players.forEach(({ home }, seat) => home && add(home, `home.${seat}`, { sort: "home", seat }));
  for (const each of transporters)
    if (!each.carrier) add(each.at, `${each.seat}.${each.slot}`, { sort: "transporter", each });
  for (const [place, counts] of Object.entries(position.goods))
    for (const [good, count] of sorted(counts)) add(place, `${good}@${place}`, { sort: "good", good, count });
  return found;
}

const weight = (item: Item): number => (item.sort === "good" || item.sort === "stack" ? item.count : 1);

/** Goods as one stack, with the dearest on top. */
function stacked(items: Item[]): Item[] {
  const goods = items.filter((item) => item.sort === "good");
  const [last] = goods.slice(-1);
  if (!last || goods.length < 2) return items;
  const count = goods.reduce((all, item) => all + item.count, 0);
  const stack: Item = {
    ...last,
    id: `stack@${last.place}`,
    sort: "stack",
    kinds: goods.map(({ good }) => good),
    count,
  };
  return [...items.filter((item) => item.sort !== "good"), stack];
}

/** The transporters of a player as one: the one in hand, or the first that has not moved. */
function crews(items: Item[], chosen: string | null): Item[] {
  const crewOf = (seat: number): Item[] =>
    items.filter((item) => item.sort === "transporter" && item.each.seat === seat);
  const isFresh = (item: Item): boolean => item.sort === "transporter" && !item.each.moved;
  return items.flatMap((item): Item[] => {
    if (item.sort !== "transporter") return [item];
    const crew = crewOf(item.each.seat);
    const leader = crew.find(({ id }) => id === chosen) ?? crew.find(isFresh) ?? crew[0];
    return item === leader ? [{ ...item, more: crew.length - 1 }] : [];
  });
}

const FIRST: Matter["sort"][] = ["transporter", "house", "home", "stack", "good"];

/** One piece for all that is there: the one in hand, or a transporter, a building, goods. */
function signOf(items: Item[], chosen: string | null): Item[] {
  const ranked = crews(stacked(items), chosen).sort(
    (one, other) => FIRST.indexOf(one.sort) - FIRST.indexOf(other.sort),
  );
  const sign = items.find(({ id }) => id === chosen) ?? ranked[0];
  if (!sign) return [];
  return [{ ...sign, more: items.reduce((all, item) => all + weight(item), 0) - weight(sign) }];
}

interface Way {
  items: Item[];
  /** Does its name have to stand there too? */
  named: boolean;
  /** Up to the middle of the river? */
  narrow: boolean;
}

/** Without what is left in a mine. */
const bare = (items: Item[]): Item[] =>
  items.map((item) => (item.sort === "house" && item.bag ? { ...item, bag: false } : item));

/** The ways to show what is on a bank: all that matters, each player's transporters as one, one piece for everything. */
function waysOf(items: Item[], chosen: string | null): Way[][] {
  const stack = stacked(bare(items));
  const crew = crews(stack, chosen);
  const sign = signOf(bare(items), chosen);
  const rides = ({ sort }: Item): boolean => sort === "transporter";
  const others = bare(items).filter((item) => !rides(item));
  return [
    [
      { items, named: true, narrow: false },
      { items: bare(items), named: true, narrow: false },
      { items: stack, named: true, narrow: false },
      { items: stack, named: false, narrow: false },
    ],
    [
      { items: crew, named: false, narrow: false },
      { items: [...crew.filter(rides), ...signOf(others, null)], named: false, narrow: false },
    ],
    [
      { items: sign, named: true, narrow: false },
      { items: sign, named: false, narrow: true },
    ],
  ];
}

/** What stays where it was: all of it, what has room there still, or nothing. */
const HOLDS = ["all", "some", "none"] as const;
type Hold = (typeof HOLDS)[number];

interface Found {
  pieces: Piece[];
  names: Name[];
}

class TileLayout {
  private readonly unit: number; // units to a pixel of a piece
  private readonly nameUnit: number;
  private readonly margin: number;

  constructor(
    private readonly tile: Tile,
    scale: number,
    private readonly before: ReadonlyMap<string, Point>,
    private readonly chosen: string | null,
    /** Names keep away from them, if they can. */
    private readonly roads: Box[] = [],
  ) {
    this.unit = sizeAt(scale) / scale;
    this.nameUnit = nameSizeAt(scale) / scale;
    this.margin = Math.max(3, (sizeAt(scale) < 1 ? 1 : 2.5) / scale);
  }

  private sized(item: Item): Laid {
    const [width, height] = SIZE[item.sort];
    const more = item.more ? 5 : 0; // its number stands out at the side
    const bag = item.sort === "house" && item.bag ? BAG : 0;
    return {
      ...item,
      width: (width + more + bag + AIR) * this.unit,
      height: (height + AIR) * this.unit,
      near: plus(item.from, item.shift, this.unit),
    };
  }

  private nameThing(name: string): Thing & { name: string } {
    const width = (name.length * NAME.letter + 2) * this.nameUnit;
    return { id: `name@${name}`, name, width, height: NAME.height * this.nameUnit, near: { x: 0, y: -200 } };
  }

  /** Where a name has room; beside the roads, if it can. */
  private named(name: string, area: Area, taken: Box[], before: ReadonlyMap<string, Point>): Name[] | null {
    const things = [this.nameThing(name)];
    const found = put(things, area, [...taken, ...this.roads], before) ?? put(things, area, taken, before);
    return found && found.map((each) => ({ ...each, tile: this.tile.name }));
  }

  /** As much as can be shown; what lies there rather moves than that transporters are summed up. */
  private bank(bank: Bank, items: Item[], taken: Box[]): Found | null {
    for (const ways of waysOf(items, this.chosen))
      for (const hold of HOLDS)
        for (const way of ways) {
          const found = this.way(bank, way, taken, hold);
          if (found) return found;
        }
    return items.length ? null : { pieces: [], names: [] };
  }

  private way(bank: Bank, { items, named, narrow }: Way, taken: Box[], hold: Hold): Found | null {
    const area = areaOf(this.tile, bank, this.margin, narrow);
    const before = hold === "none" ? new Map<string, Point>() : this.before;
    const later = items.some(({ id }) => before.has(id)) && !before.has(`name@${bank.name}`);
    const first = later || !named ? [] : this.named(bank.name, area, taken, before);
    const things = items.map((item) => this.sized(item));
    const pieces = first && put(things, area, [...taken, ...first], before, hold === "all");
    if (!pieces) return null;
    return { pieces, names: first.length ? first : (this.named(bank.name, area, [...taken, ...pieces], before) ?? []) };
  }

  /** Boats that were there stay; others keep away from what lies ashore, if they can. */
  private boats(items: Item[]): Piece[] | null {
    const [afloat, ashore] = [true, false].map((wet) =>
      items.filter(({ place }) => place.endsWith("~") === wet).map((item) => this.sized(item)),
    ) as [Laid[], Laid[]];
    const water = waterOf(this.tile, this.margin);
    const stay = afloat.filter(({ id }) => this.before.has(id));
    const others = afloat.filter(({ id }) => !this.before.has(id));
    const kept = put(stay, water, [], this.before);
    const lying = ashore.flatMap((item) => {
      const at = this.before.get(item.id);
      return at ? [{ ...item, x: at.x, y: at.y }] : [];
    });
    const come =
      kept && (put(others, water, [...kept, ...lying], this.before) ?? put(others, water, kept, this.before));
    return come && [...kept, ...come];
  }

  /** Boats in the river first, then bank by bank. */
  private apart(items: Item[]): Found | null {
    const boats = this.boats(items);
    if (!boats) return null;
    const all: Found = { pieces: boats, names: [] };
    for (const bank of this.tile.banks) {
      const here = items.filter(({ place }) => place === bank.name);
      const found = this.bank(bank, here, boats);
      if (!found) return null;
      all.pieces = [...all.pieces, ...found.pieces];
      all.names = [...all.names, ...found.names];
    }
    return all;
  }

  /** The tile as one, where even its banks are too small. */
  private together(items: Item[]): Found {
    const [sign] = signOf(bare(items), this.chosen).map((item) => this.sized(item));
    if (!sign) return { pieces: [], names: this.nameAbove([]) };
    const piece = { ...sign, place: this.tile.name, ...this.standing(sign) };
    return { pieces: [piece], names: this.nameAbove([piece]) };
  }

  /** Where the sign of a tile stands: below its middle, or on its own bank as far from the river as can be. */
  private standing({ place, width, height }: Laid): Point {
    const area = wholeOf(this.margin);
    const bank = this.tile.river.length ? this.tile.banks.find(({ name }) => name === place) : undefined;
    if (bank) {
      const room = area.room(width, height);
      const heart = plus(bank, this.tile, -1);
      const apart = (point: Point): number => Math.hypot(point.x - heart.x, point.y - heart.y);
      const cost = room.map(
        (point) => (within(bank.edge, point) ? -riverFrom(this.tile, point) : apart(point)), // as near as it can come
      );
      const best = room[cost.indexOf(Math.min(...cost))];
      if (best) return best;
    }
    const [lower] = put([{ id: "", width, height, near: { x: 0, y: 8 } }], area, [], new Map()) ?? [];
    return { x: lower?.x ?? 0, y: lower?.y ?? 0 };
  }

  private nameAbove(taken: Box[]): Name[] {
    return this.named(this.tile.name, wholeOf(this.margin), taken, new Map()) ?? [];
  }

  lay(items: Item[]): TilePieces {
    const apart = this.apart(items);
    const found = apart ?? this.together(items);
    const shown = found.pieces.filter(({ more, sort }) => !more && sort !== "stack").length;
    return { tile: this.tile, ...found, folded: shown < items.length, whole: apart === null };
  }
}

interface Built {
  link: string;
  /** Points along it, around the middle of its tile. */
  points: Point[];
}

/** The roads on each tile. */
function roadsOf(ground: MapGeometry, links: string[]): Map<Tile, Built[]> {
  const found = new Map<Tile, Built[]>();
  for (const link of links)
    for (const { tile, points } of roadPoints(ground, link))
      found.set(tile, [...(found.get(tile) ?? []), { link, points }]);
  return found;
}

export interface Wish {
  scale: number;
  chosen: string | null;
  memory: Memory;
}

/** What is drawn of a position, tile by tile, remembering where everything lay. */
export function piecesOf(ground: MapGeometry, position: Public, transporters: Standing[], wish: Wish): TilePieces[] {
  return [...tileByTile(ground, position, transporters, wish)];
}

/** The same, so that it can be done a little at a time. */
export function* tileByTile(
  ground: MapGeometry,
  position: Public,
  transporters: Standing[],
  { scale, chosen, memory }: Wish,
): Generator<TilePieces, void> {
  const all = itemsOf(ground, position, transporters);
  const roads = roadsOf(ground, position.roads);
  for (const tile of ground.tiles) {
    const items = all.get(tile) ?? NOTHING;
    const here = chosen !== null && items.some(({ id }) => id === chosen) ? chosen : null;
    const built = roads.get(tile) ?? [];
    const look = [scale, here, built.map(({ link }) => link)].join(" ");
    const known = memory.get(tile.name) ?? null;
    const found = [known, known?.next].find((each) => each?.look === look && shared(each.items, items) === each.items);
    if (found && found === known) yield known.laid;
    else {
      const kept = found ?? laidOn(tile, items, { scale, here, built, known, look });
      if (known) known.next = kept;
      memory.set(tile.name, kept);
      yield kept.laid;
    }
  }
}

const NOTHING: Item[] = [];

interface Wanted {
  scale: number;
  here: string | null;
  built: Built[];
  known: Kept | null;
  look: string;
}

/** A tile laid out, where possible as before; another size is laid out anew. */
function laidOn(tile: Tile, items: Item[], { scale, here, built, known, look }: Wanted): Kept {
  const same = known?.look.startsWith(`${scale} `) ? known.at : new Map<string, Point>();
  const boxes = built.flatMap(({ points }) => points.map((point) => ({ ...point, width: ROAD, height: ROAD })));
  const laid = new TileLayout(tile, scale, same, here, boxes).lay(items);
  const at = new Map<string, Point>([
    ...laid.pieces.map((piece) => [piece.id, piece] as const),
    ...laid.names.map((each) => [`name@${each.name}`, each] as const),
  ]);
  return { look, items, laid, at, next: null };
}

const CLOSER = 1.15;

/** At how many pixels to a unit everything on a tile is shown by itself, or nearly; `most` if never. */
export function unfoldsAt(
  ground: MapGeometry,
  position: Public,
  transporters: Standing[],
  tile: Tile,
  { scale, most }: { scale: number; most: number },
): number {
  const items = itemsOf(ground, position, transporters).get(tile) ?? [];
  let next = scale;
  while (next < most && new TileLayout(tile, next, new Map(), null).lay(items).folded) next *= CLOSER;
  return Math.min(next, most);
}
