// What moves on the map from one position to the next: transporters along roads and rivers, goods between the ground, those
// who carry them and what takes or makes them, and all that is built.

import type { LogEntry, Said } from "../../api/schema";
import type { Motion, MotionKind } from "../../table/model/motion/scene";
import { actionOf } from "./history";
import { bridgeAt, crossing, mid, nextTo, plus, polar, riverLines, siteOf, wallAt } from "./land/ground";
import type { MapGeometry, Point, Site, Tile } from "./land/ground";
import type { Piece, TilePieces } from "./pieces";
import type { Counts, Good, Public, Transporter } from "./position";

/** What is drawn of it: a piece, one good, or something built, around its own middle. */
export type Sprite =
  | { sort: "piece"; piece: Piece }
  | { sort: "good"; good: Good; count: number }
  | { sort: "road"; name: string; at: Point }
  | { sort: "bridge"; turn: number }
  | { sort: "wall"; along: Point; owner: number; strength: number }
  | { sort: "green" };
export type RoadsMotion = Motion<Sprite>;

/** A position, and how it is laid out on the map. */
export interface Shown {
  position: Public;
  laid: TilePieces[];
}

const [TAKEN, MADE] = [0.5, 0.4]; // the parts of a scene in which goods go into a building, and come out of it

/** Milliseconds that each takes longer than what is usual: the rain, what a building makes, each step of a ride after the first. */
const LONGER = { rain: 1200, making: 120, building: 420, step: 220 };
const MAKES = ["use", "wagon", "breed"];
const PARTS = [...MAKES, "go", "load", "unload", "hand", "lead", "leave"];

/** Buildings make one after another; each ride is one thing, and so is what is loaded before it. */
export function part({ said: [first] }: LogEntry): string | null {
  if (!first || !PARTS.includes(actionOf(first))) return null;
  return `${actionOf(first)} ${first.args["tile"] ?? first.args["transporter"] ?? ""}`;
}

/** How much longer an event is shown. */
export function longer({ said }: LogEntry): number {
  const done = said.map(actionOf);
  const [rides, made] = [Object.values(ridesIn(said)), done.some((each) => MAKES.includes(each))];
  return (
    (done.includes("irrigated") ? LONGER.rain : 0) +
    (made ? LONGER.making + LONGER.building * Math.max(0, makersIn(said).length - 1) : 0) +
    LONGER.step * Math.max(0, ...rides.map((places) => places.length - 1))
  );
}

/** Where each transporter went, step by step. */
function ridesIn(said: readonly Said[]): Record<string, string[]> {
  const rides: Record<string, string[]> = {};
  for (const { key, args } of said)
    if (key === "roads-log-go") (rides[`${args["seat"]}.${args["transporter"]}`] ??= []).push(String(args["place"]));
  return rides;
}

/** The tiles on which something is made, in the order in which it is. */
function makersIn(said: readonly Said[]): string[] {
  const tiles = said.filter((each) => MAKES.includes(actionOf(each))).map(({ args }) => String(args["tile"]));
  return [...new Set(tiles)];
}

interface Spot extends Point {
  piece: Piece | null;
}

/** Where everything is drawn: a piece itself, what stands for it where it is summed up, or else its place. */
class Spots {
  private readonly pieces = new Map<string, Spot>();
  private readonly tiles = new Map<string, Spot>();

  constructor(
    private readonly ground: MapGeometry,
    { laid }: Shown,
  ) {
    for (const { tile, pieces } of laid)
      for (const piece of pieces) {
        const spot = { ...plus(tile, piece), piece };
        this.pieces.set(piece.id, spot);
        for (const place of new Set([piece.place, tile.name]))
          if (piece.more || piece.sort === "stack") this.tiles.set(place, spot);
      }
  }

  of(id: string, place: string): Spot | null {
    const own = this.pieces.get(id);
    if (own) return own;
    const site = siteOf(this.ground, place);
    if (!site) return null;
    const stack = this.pieces.get(`stack@${place}`);
    const sign = stack ?? this.tiles.get(site.bank?.name ?? place) ?? this.tiles.get(site.tile.name);
    return { x: sign?.x ?? site.x, y: sign?.y ?? site.y, piece: null };
  }
}

const nearest = (line: Point[], to: Point): number =>
  line.reduce(
    (best, point, index) =>
      Math.hypot(point.x - to.x, point.y - to.y) < Math.hypot((line[best]?.x ?? 0) - to.x, (line[best]?.y ?? 0) - to.y)
        ? index
        : best,
    0,
  );

/** Along the river of a tile, from one of its points to one of its sides. */
function downstream(tile: Tile, from: Point, side: number): Point[] {
  const lines = riverLines(tile).map((line) => line.map((point) => plus(tile, point)));
  const out = plus(tile, mid(side));
  const line = lines.find((each) =>
    [each[0], each.at(-1)].some((end) => end && Math.hypot(end.x - out.x, end.y - out.y) < 1),
  );
  if (!line) return [out];
  const [one, other] = [nearest(line, from), nearest(line, out)];
  const part = line.slice(Math.min(one, other), Math.max(one, other) + 1);
  return one < other ? part : part.reverse();
}

function sideTo(ground: MapGeometry, from: Tile, to: Tile): number {
  return [0, 1, 2, 3, 4, 5].findIndex((side) => nextTo(ground, from, side) === to);
}

/** The points of a way between where it begins and where it ends: over the border as roads go, or along the river. */
export function between(ground: MapGeometry, from: Site & { name: string }, to: Site & { name: string }): Point[] {
  if (from.tile === to.tile) return [];
  const side = sideTo(ground, from.tile, to.tile);
  if (side < 0) return [];
  const back = (side + 3) % 6;
  if (from.kind === "river" || to.kind === "river") {
    const out = from.kind === "river" ? downstream(from.tile, from, side) : [plus(from.tile, mid(side))];
    const into = to.kind === "river" ? downstream(to.tile, to, back).reverse() : [];
    return [...out, ...into];
  }
  const road = from.bank && to.bank ? crossing(ground, `${from.bank.name}-${to.bank.name}`) : null;
  return [plus(from.tile, polar(60 * side + (road?.turn ?? 0), mid(0).x))];
}

function sited(ground: MapGeometry, place: string): (Site & { name: string }) | null {
  const site = siteOf(ground, place);
  return site && { ...site, name: place };
}

const fleet = ({ players }: Public): Map<string, Transporter> =>
  new Map(
    players.flatMap(({ transporters }, seat) =>
      Object.entries(transporters).map(([slot, each]) => [`${seat}.${slot}`, each] as const),
    ),
  );

class MotionPlanner {
  readonly motions: RoadsMotion[] = [];
  private readonly then: Spots;
  private readonly now: Spots;
  private readonly rides: Record<string, string[]>;
  private readonly makers: string[];

  constructor(
    private readonly ground: MapGeometry,
    private readonly before: Shown,
    private readonly after: Shown,
    said: readonly Said[],
  ) {
    this.rides = ridesIn(said);
    this.makers = makersIn(said);
    this.then = new Spots(ground, before);
    this.now = new Spots(ground, after);
  }

  private add(
    piece: string,
    what: Sprite,
    way: (Point | null)[],
    kind: MotionKind,
    more: Partial<RoadsMotion> = {},
  ): void {
    const points = way.flatMap((point) => (point ? [{ x: point.x, y: point.y }] : []));
    if (points.length) this.motions.push({ piece, what, way: points, kind, from: 0, to: 1, ...more });
  }

  transporters(): void {
    const [old, fresh] = [fleet(this.before.position), fleet(this.after.position)];
    for (const [id, each] of fresh) {
      const was = old.get(id);
      const spot = this.now.of(id, each.at);
      if (each.carrier || !spot) continue;
      const what = spot.piece && { sort: "piece" as const, piece: spot.piece };
      if (!was) {
        if (what) this.add(id, what, [this.house(this.then, each.at), spot], "come");
      } else if (was.at !== each.at && !was.carrier) this.ride(id, was, each);
      else if (was.kind !== each.kind && what) this.add(id, what, [spot], "mark");
    }
    for (const [id, each] of old) {
      const spot = this.then.of(id, each.at);
      if (!fresh.has(id) && spot?.piece) this.add(id, { sort: "piece", piece: spot.piece }, [spot], "go");
    }
  }

  /** A transporter goes its way, with what is aboard. */
  private ride(id: string, was: Transporter, each: Transporter): void {
    const told = this.rides[id] ?? [];
    const stops = [was.at, ...(told.at(-1) === each.at ? told : [each.at])].map((place) => sited(this.ground, place));
    const [leaves, arrives] = [this.then.of(id, was.at), this.now.of(id, each.at)];
    const piece = leaves?.piece ?? arrives?.piece;
    if (!piece || !stops.every((stop) => stop !== null)) return;
    const way = stops.slice(1).flatMap((stop, index) => [...between(this.ground, stops[index] ?? stop, stop), stop]);
    const alone = { ...piece, more: 0 };
    this.add(id, { sort: "piece", piece: alone }, [leaves, ...way.slice(0, -1), arrives], "move");
  }

  private house(spots: Spots, place: string): Spot | null {
    const [bank = ""] = place.replace("~", "").split(">");
    const tile = siteOf(this.ground, place)?.tile;
    const names = [bank, ...(tile?.banks.map(({ name }) => name) ?? [])];
    const at = names.find((name) => this.after.position.buildings[name]);
    return at ? spots.of(`house@${at}`, at) : null;
  }

  /** What each place and each transporter has more or less than before, of those that stayed where they were. */
  private changes(): Map<Tile, { id: string; place: string; good: Good; count: number }[]> {
    const found = new Map<Tile, { id: string; place: string; good: Good; count: number }[]>();
    const compare = (place: string, idOf: (good: Good) => string, old: Counts = {}, fresh: Counts = {}): void => {
      const tile = siteOf(this.ground, place)?.tile;
      if (!tile) return;
      for (const good of Object.keys({ ...old, ...fresh }) as Good[]) {
        const count = (fresh[good] ?? 0) - (old[good] ?? 0);
        if (count) found.set(tile, [...(found.get(tile) ?? []), { id: idOf(good), place, good, count }]);
      }
    };
    const { before, after } = this;
    for (const place of Object.keys({ ...before.position.goods, ...after.position.goods }))
      compare(place, (good) => `${good}@${place}`, before.position.goods[place], after.position.goods[place]);
    const old = fleet(before.position);
    for (const [id, each] of fleet(after.position)) {
      const was = old.get(id);
      if (was && was.at === each.at) compare(each.at, () => id, was.cargo, each.cargo);
    }
    return found;
  }

  /** Goods change hands; what nobody has any more was used up, and what nobody had was made. */
  goods(): void {
    for (const [tile, changes] of this.changes()) {
      const [from, to] = this.turnOf(tile);
      const less = changes.filter(({ count }) => count < 0).map((each) => ({ ...each, count: -each.count }));
      for (const gain of changes.filter(({ count }) => count > 0)) {
        for (const loss of less.filter(({ good, count }) => good === gain.good && count > 0)) {
          const count = Math.min(loss.count, gain.count);
          if (!count) continue;
          [loss.count, gain.count] = [loss.count - count, gain.count - count];
          this.add(
            `${gain.good} ${loss.id} to ${gain.id}`,
            { sort: "good", good: gain.good, count },
            [this.then.of(loss.id, loss.place), this.now.of(gain.id, gain.place)],
            "go",
          );
        }
        if (gain.count)
          this.add(
            `new ${gain.good} ${gain.id}`,
            { sort: "good", good: gain.good, count: gain.count },
            [this.house(this.now, tile.name), this.now.of(gain.id, gain.place)],
            "come",
            { from: from + (to - from) * MADE, to, label: `+${gain.count}` },
          );
      }
      for (const { id, place, good, count } of less)
        if (count)
          this.add(
            `old ${good} ${id}`,
            { sort: "good", good, count },
            [this.then.of(id, place), this.house(this.now, tile.name)],
            "go",
            { from, to: from + (to - from) * TAKEN },
          );
    }
  }

  /** The part of the scene in which a tile has its turn. */
  private turnOf({ name }: Tile): [number, number] {
    const [turn, turns] = [this.makers.indexOf(name), this.makers.length];
    return turn < 0 ? [0, 1] : [turn / turns, (turn + 1) / turns];
  }

  buildings(): void {
    const [old, fresh] = [this.before.position.buildings, this.after.position.buildings];
    for (const [place, { kind }] of Object.entries(fresh)) {
      const spot = this.now.of(`house@${place}`, place);
      if (old[place]?.kind === kind || !spot?.piece) continue;
      this.add(`house@${place}`, { sort: "piece", piece: spot.piece }, [spot], "come");
    }
    this.after.position.players.forEach(({ home }, seat) => {
      const spot = home && home !== this.before.position.players[seat]?.home ? this.now.of(`home.${seat}`, home) : null;
      if (spot?.piece) this.add(`home.${seat}`, { sort: "piece", piece: spot.piece }, [spot], "come");
    });
  }

  works(): void {
    const { ground } = this;
    const [old, fresh] = [this.before.position, this.after.position];
    for (const name of fresh.roads.filter((each) => !old.roads.includes(each))) {
      const [from = "", to = ""] = name.split("-");
      const [one, other] = [siteOf(ground, from), siteOf(ground, to)];
      if (!one || !other) continue;
      const at = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
      this.add(`road:${name}`, { sort: "road", name, at }, [at], "come");
    }
    for (const name of fresh.bridges.filter((each) => !old.bridges.includes(each))) {
      const at = bridgeAt(ground, name);
      if (at) this.add(`bridge:${name}`, { sort: "bridge", turn: at.turn }, [at], "come");
    }
    for (const name of Object.keys({ ...old.walls, ...fresh.walls })) {
      const [was, wall] = [old.walls[name], fresh.walls[name]];
      const at = wallAt(ground, name);
      const said = wall ?? was;
      if (!at || !said || (was?.owner === wall?.owner && was?.strength === wall?.strength)) continue;
      const along = plus(at.to, at.from, -1);
      const sprite = { sort: "wall" as const, along, owner: said.owner, strength: said.strength };
      this.add(`wall:${name}`, sprite, [at.at], wall ? "come" : "go");
    }
  }

  /** The desert becomes green from its middle. */
  rain(): void {
    const [old, fresh] = [this.before.position, this.after.position];
    if (!fresh.irrigated || old.irrigated) return;
    const deserts = this.ground.tiles.filter(({ terrain }) => terrain === "desert");
    deserts.forEach((tile, index) =>
      this.add(`green ${tile.name}`, { sort: "green" }, [tile], "come", {
        from: (0.6 * index) / Math.max(1, deserts.length),
      }),
    );
  }
}

/** All that moves from one position to the next, by what is told of it. */
export function motionsOf(ground: MapGeometry, before: Shown, after: Shown, said: readonly Said[] = []): RoadsMotion[] {
  const plan = new MotionPlanner(ground, before, after, said);
  plan.transporters();
  plan.goods();
  plan.buildings();
  plan.works();
  plan.rain();
  return plan.motions;
}
