// The first lesson: what to do next, worked out from the position alone, so that it can continue from anywhere.

import type { Counts, Public } from "./position";

/** The board of the first lesson. */
export const LESSON = "first_lesson";
export const GOALS = ["home", "woodcutter", "quarry", "sawmill", "road", "boards", "fetch"] as const;
export type Goal = (typeof GOALS)[number];
type Legal = Record<string, string[][]>;

export interface Step {
  /** The id of its text. */
  id: string;
  /** The tile to click, if there is one. */
  place?: string;
  /** Where those stand of whom one is to be chosen first. */
  from?: string;
  other?: string;
  /** What the transporter to select must carry; an empty list: nothing, it just has to be on the tile. */
  chosen?: string;
  /** How many of that, if more than one. */
  many?: number;
}

const AT_FIRST = { home: "b2", woods: "b1", rock: "b3" };
const START_BOARDS = 5;
/** The boards that each building of the lesson needs; the sawmill also needs the stone. */
const BOARDS = { woodcutter: 1, quarry: 2, sawmill: 2 };

/** A position in the lesson, with the questions that are asked about it again and again. */
class Land {
  readonly fleet;
  readonly home;
  readonly woods;
  readonly rock;
  readonly mill;

  constructor(readonly position: Public) {
    const [me] = position.players;
    this.fleet = Object.values(me?.transporters ?? {}).filter((each) => !each.carrier);
    this.home = me?.home ?? AT_FIRST.home;
    this.woods = this.where("woodcutter") ?? AT_FIRST.woods;
    this.rock = this.where("quarry") ?? AT_FIRST.rock;
    this.mill = this.where("sawmill") ?? this.home;
  }

  where(kind: string): string | undefined {
    return Object.entries(this.position.buildings).find(([, each]) => each.kind === kind)?.[0];
  }

  lying(place: string, good: string): number {
    return this.position.goods[place]?.[good] ?? 0;
  }

  /** What is at a place, including what transporters there carry. */
  at(place: string, good: string): number {
    return (
      this.lying(place, good) +
      count(
        this.fleet.filter((each) => each.at === place).map((each) => each.cargo),
        good,
      )
    );
  }

  all(good: string): number {
    return (
      count(Object.values(this.position.goods), good) +
      count(
        this.fleet.map((each) => each.cargo),
        good,
      )
    );
  }

  /** Where somebody stands who can still move. */
  get idle(): string {
    return this.fleet.find((each) => each.points > 0)?.at ?? this.home;
  }

  /** Where somebody stands who can still move, with this many of a good aboard. */
  carrying(good: string, many: number): string | undefined {
    return this.fleet.find((each) => each.points > 0 && (each.cargo[good] ?? 0) >= many)?.at;
  }

  /** Is there a transporter that can still move, there (or anywhere), with this many of a good aboard? */
  ready(place: string | null, good?: string, many = 1): boolean {
    return this.fleet.some(
      (each) => each.points > 0 && (place === null || each.at === place) && (!good || (each.cargo[good] ?? 0) >= many),
    );
  }

  /** Is one on its way with this many of a good aboard, that may go on? */
  coming(to: string, good: string, many = 1): boolean {
    return this.fleet.some((each) => each.points > 0 && each.at !== to && (each.cargo[good] ?? 0) >= many);
  }

  get road(): boolean {
    return this.position.roads.some(
      (name) => name === `${this.woods}-${this.mill}` || name === `${this.mill}-${this.woods}`,
    );
  }
}

/** Is a transporter selected that can do a step? Always true if it does not matter which. */
export function inHand({ place, chosen, many = 1 }: Step, each: { at: string; cargo: Counts } | null): boolean {
  if (chosen === undefined) return true;
  return each !== null && (chosen ? (each.cargo[chosen] ?? 0) >= many : each.at === place);
}

/** The tile to look at: where one stands who has to be chosen, then the one to click. */
export function lookAt(position: Public, step: Step, each: { at: string; cargo: Counts } | null): string | null {
  const { chosen, many = 1, from, place = null } = step;
  if (chosen && !inHand(step, each)) return new Land(position).carrying(chosen, many) ?? place;
  return (each ? undefined : from) ?? place;
}

function count(all: readonly Counts[], good: string): number {
  return all.reduce((total, each) => total + (each[good] ?? 0), 0);
}

/** The goals that this position has reached. */
export function reached(position: Public): Goal[] {
  const land = new Land(position);
  const built = Object.values(position.buildings);
  const spent = built.reduce((total, { kind }) => total + (BOARDS[kind as keyof typeof BOARDS] ?? 0), 0);
  const sawn =
    land.where("sawmill") !== undefined &&
    (built.some(({ kind, used }) => kind === "sawmill" && used) || spent + land.all("boards") > START_BOARDS);
  const fetched =
    land.road &&
    position.phase === "movement" &&
    land.fleet.some((each) => each.at === land.mill && each.moved && !each.points && (each.cargo["trunks"] ?? 0) > 0);
  const found: Record<Goal, boolean> = {
    home: position.phase !== "setup",
    woodcutter: land.where("woodcutter") !== undefined,
    quarry: land.where("quarry") !== undefined,
    sawmill: land.where("sawmill") !== undefined,
    road: land.road,
    boards: sawn,
    fetch: fetched,
  };
  return GOALS.filter((goal) => found[goal]);
}

/** What to do next; `goals` are those reached before or now. */
export function nextStep(position: Public, legal: Legal, goals: ReadonlySet<Goal>): Step {
  const land = new Land(position);
  if (position.phase === "setup") return { id: "home", place: land.home };
  if (position.phase === "over" || GOALS.every((goal) => goals.has(goal))) return { id: "end" };
  if (position.work) return { id: "pay" };
  if (stuck(land)) return { id: "stuck" };
  if (position.phase === "production") return producing(land, legal, goals);
  if (position.phase === "movement") return moving(land, goals);
  if (position.phase === "building") return building(land, legal);
  return { id: "wonder-done" };
}

/** Are there too few boards for woodcutter and sawmill, so that there can never be more? */
function stuck(land: Land): boolean {
  const missing = (["woodcutter", "sawmill"] as const).filter((kind) => !land.where(kind));
  const boards = missing.reduce((total, kind) => total + BOARDS[kind], 0);
  const stone = missing.includes("sawmill") && !land.all("stone") && !land.where("quarry");
  return missing.length > 0 && (land.all("boards") < boards || stone);
}

function producing(land: Land, legal: Legal, goals: ReadonlySet<Goal>): Step {
  if (legal["use"]?.length) return { id: "saw", place: land.mill };
  if (land.position.turn === 1) return { id: "production-first" };
  return {
    id:
      !goals.has("road") && land.all("trunks") + land.lying(land.rock, "stone") > 0
        ? "production-given"
        : "production-done",
  };
}

function moving(land: Land, goals: ReadonlySet<Goal>): Step {
  const { home, woods, rock, mill } = land;
  if (!land.where("woodcutter") && !land.at(woods, "boards")) {
    if (land.coming(woods, "boards")) return { id: "to-woods", place: woods, chosen: "boards" };
    const first = land.position.turn === 1 && land.lying(home, "boards") === START_BOARDS; // the text counts them
    if (land.ready(home) && land.lying(home, "boards"))
      return { id: first ? "load-board" : "load-one-board", place: home };
  }
  const kept = (land.where("sawmill") ? 0 : BOARDS.sawmill) + (land.where("woodcutter") ? 0 : BOARDS.woodcutter);
  if (!land.where("quarry") && land.at(rock, "boards") < BOARDS.quarry && land.all("boards") - kept >= BOARDS.quarry) {
    if (land.coming(rock, "boards", BOARDS.quarry))
      return { id: "to-rock", place: rock, chosen: "boards", many: BOARDS.quarry };
    if (land.ready(home) && land.lying(home, "boards") >= BOARDS.quarry) return { id: "load-boards", place: home };
  }
  if (
    !land.where("sawmill") &&
    land.at(home, "boards") < BOARDS.sawmill &&
    land.where("woodcutter") &&
    land.coming(home, "boards")
  )
    return { id: "bring-boards", place: home, chosen: "boards" };
  return fetching(land, goals) ?? byRoad(land, goals, woods, mill) ?? { id: "movement-done" };
}

/** Trunks for the sawmill, and a stone for the road. */
function fetching(land: Land, goals: ReadonlySet<Goal>): Step | null {
  const { woods, rock, mill, home } = land;
  if (land.where("sawmill") && !goals.has("boards") && !land.at(mill, "trunks")) {
    if (land.coming(mill, "trunks")) return { id: "trunks-home", place: mill, chosen: "trunks" };
    if (land.ready(woods) && land.lying(woods, "trunks")) return { id: "load-trunks", place: woods };
    if (land.lying(woods, "trunks") && land.ready(null)) return { id: "go-woods", place: woods, from: land.idle };
  }
  if (!land.road && land.where("sawmill") && !land.at(home, "stone")) {
    if (land.coming(home, "stone")) return { id: "stone-home", place: home, chosen: "stone" };
    if (land.ready(rock) && land.lying(rock, "stone")) return { id: "load-stone", place: rock };
    if (land.lying(rock, "stone") && land.ready(null)) return { id: "go-rock", place: rock, from: land.idle };
  }
  return null;
}

/** There and back by road. */
function byRoad(land: Land, goals: ReadonlySet<Goal>, woods: string, mill: string): Step | null {
  if (!land.road || !goals.has("boards") || goals.has("fetch")) return null;
  const there = land.fleet.filter((each) => each.at === woods && each.points > 0);
  if (there.some((each) => each.moved && each.cargo["trunks"]))
    return { id: "by-road-back", place: mill, chosen: "trunks" };
  if (!land.lying(woods, "trunks")) return null;
  if (there.some((each) => each.moved && each.room > count([each.cargo], "trunks")))
    return { id: "by-road-load", place: woods, chosen: "" };
  return land.fleet.some((each) => each.at === mill && each.points > 1)
    ? { id: "by-road", place: woods, from: mill }
    : null;
}

function building(land: Land, legal: Legal): Step {
  for (const kind of ["woodcutter", "quarry", "sawmill"] as const) {
    const place = legal["build"]?.find(([what]) => what === kind)?.[1];
    if (!land.where(kind) && place) return { id: `build-${kind}`, place };
  }
  const road = legal["road"]
    ?.map(([name = ""]) => name.split("-"))
    .find(([from, to]) => (from === land.woods && to === land.mill) || (from === land.mill && to === land.woods));
  if (!land.road && road) return { id: "build-road", place: road[0] ?? "", other: road[1] ?? "" };
  return { id: "building-done" };
}
