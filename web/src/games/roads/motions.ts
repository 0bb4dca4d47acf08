// What moves on the map from one position to the next: transporters along roads and rivers, goods between the ground, those
// who carry them and what takes or makes them, and all that is built.

import type { LogEntry, Said } from "../../api/schema";
import type { Motion, MotionKind } from "../../table/model/motion/scene";
import { actionOf } from "./history";
import { bridgeAt, crossing, mid, nextTo, plus, polar, riverLines, siteOf, wallAt } from "./land/ground";
import type { MapGeometry, Point, Site, Tile } from "./land/ground";
import type { Piece, TilePieces } from "./pieces";
import type { Good, Public, Transporter } from "./position";
import { fleet, tileNamed, tradesBetween, turnOf, worksOf, type Stock, type Trade, type Works } from "./production";

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

/** The parts of the turn of a building in which goods go into it, and come out of it. */
const [TAKEN, MADE] = [[0, 0.45] as const, [0.35, 0.85] as const];

/** The part of a scene in which who has come unloads. */
const UNLOADS = 0.75;

/** Milliseconds that each takes longer than what is usual: the rain, each step of a ride after the first, and of mine. */
const LONGER = { rain: 1200, step: 220, mine: { step: 35, most: 100 }, nothing: -450 };
/** Nothing is seen of these. */
const UNSEEN = ["done", "idle"];
const MAKES = ["use", "wagon", "breed"];
const PARTS = [...MAKES, "go", "load", "unload", "hand", "lead", "leave"];

/** Buildings make one after another; each ride is one thing, and so is what is loaded before it. */
export function part({ said: [first] }: LogEntry, still: boolean): string | null {
  if (!first || !PARTS.includes(actionOf(first))) return null;
  if (still && MAKES.includes(actionOf(first))) return "make";
  return `${actionOf(first)} ${first.args["tile"] ?? first.args["transporter"] ?? ""}`;
}

/** How much longer an event is shown; of what is not seen, shorter. */
export function longer({ said }: LogEntry, own: boolean): number {
  if (said.every((each) => UNSEEN.includes(actionOf(each)))) return LONGER.nothing;
  const steps = Math.max(0, ...Object.values(ridesIn(said)).map((places) => places.length - 1));
  const { step, mine } = LONGER;
  const ride = own ? Math.min(mine.most, mine.step * steps) : step * steps;
  return ride + (said.some((each) => actionOf(each) === "irrigated") ? LONGER.rain : 0);
}

/** Where each transporter went, step by step. */
function ridesIn(said: readonly Said[]): Record<string, string[]> {
  const rides: Record<string, string[]> = {};
  for (const { key, args } of said)
    if (key === "roads-log-go") (rides[`${args["seat"]}.${args["transporter"]}`] ??= []).push(String(args["place"]));
  return rides;
}

interface Spot extends Point {
  piece: Piece | null;
}

/** Where everything is drawn: a piece itself, or else its place. */
class Spots {
  private readonly pieces: Map<string, Piece>;

  constructor(
    private readonly ground: MapGeometry,
    { laid }: Shown,
  ) {
    this.pieces = new Map(laid.flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece] as const)));
  }

  of(id: string, place: string): Spot | null {
    const piece = this.pieces.get(id) ?? null;
    const at = piece ?? siteOf(this.ground, place);
    return at && { x: at.x, y: at.y, piece };
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

class MotionPlanner {
  readonly motions: RoadsMotion[] = [];
  private readonly then: Spots;
  private readonly now: Spots;
  private readonly rides: Record<string, string[]>;
  private readonly trades: Map<string, Trade>;
  private readonly works: Works;

  constructor(
    private readonly ground: MapGeometry,
    private readonly before: Shown,
    private readonly after: Shown,
    said: readonly Said[],
  ) {
    this.rides = ridesIn(said);
    this.trades = tradesBetween(before.position, after.position);
    this.works = worksOf(before.position, said, this.trades);
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
        const turn = { ...this.during(tileNamed(each.at), MADE), hops: true };
        if (what) this.add(id, what, [this.house(this.then, each.at), spot], "come", turn);
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
    this.add(id, { sort: "piece", piece }, [leaves, ...way.slice(0, -1), arrives], "move");
  }

  private house(spots: Spots, place: string): Spot | null {
    const [bank = ""] = place.replace("~", "").split(">");
    const tile = siteOf(this.ground, place)?.tile;
    const names = [bank, ...(tile?.banks.map(({ name }) => name) ?? [])];
    const at = names.find((name) => this.after.position.buildings[name]);
    return at ? spots.of(`house@${at}`, at) : null;
  }

  /** Goods hop to whom they belong now, into a building, or out of it; where nothing moves a building is marked. */
  goods(): void {
    for (const [tile, { moved, used, made }] of this.trades) {
      const makes = this.works.makers.includes(tile);
      // Beside a building that neither makes anything nor is built, a transporter took goods along, or brought them.
      const house = makes || !this.house(this.then, tile)?.piece ? this.house(this.now, tile) : null;
      for (const { from, to } of moved)
        this.hop(to, [this.then.of(from.id, from.place), this.now.of(to.id, to.place)], "go");
      for (const each of made) {
        const [first, ...more] = made.filter(({ good }) => good === each.good);
        const all = more.reduce((sum, { count }) => sum + count, first?.count ?? 0);
        const mark = first === each && house ? { x: house.x, y: house.y, label: `+${all}` } : null;
        const reward = { ...this.during(tile, MADE), label: `+${each.count}`, ...(house && { still: mark }) };
        const way = [house, this.now.of(each.id, each.place)];
        this.hop(makes ? { ...each, count: 1 } : each, way, "come", makes ? reward : { from: UNLOADS });
      }
      for (const each of used)
        this.hop(each, [this.then.of(each.id, each.place), house], "go", {
          ...this.during(tile, TAKEN),
          ...(house && { still: null }),
        });
    }
  }

  private hop(stock: Stock, way: (Point | null)[], kind: MotionKind, more: Partial<RoadsMotion> = {}): void {
    const { id, place, good, count } = stock;
    // A pile that comes or goes as a whole is not there as well.
    const pile = !this.now.of(id, place)?.piece !== !this.then.of(id, place)?.piece;
    const free = pile && !this.motions.some(({ piece }) => piece === id);
    const piece = free ? id : `${kind} ${good} ${id} ${this.motions.length}`;
    this.add(piece, { sort: "good", good, count }, way, kind, { hops: true, ...more });
  }

  /** A part of the part of the scene in which a tile has its turn. */
  private during(tile: string, [begin, end]: readonly [number, number]): Pick<RoadsMotion, "from" | "to"> {
    const [from, to] = turnOf(this.works, tile);
    return { from: from + (to - from) * begin, to: from + (to - from) * end };
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

  roadworks(): void {
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
  plan.roadworks();
  plan.rain();
  return plan.motions;
}
