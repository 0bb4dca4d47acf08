// Everybody's points after each event, read from the log: all gains are public.

import type { LogEntry } from "../../api/schema";
import { COLOURS, colourOf, type Colour } from "./pieces";

export interface Standing {
  /** The event. */
  number: number;
  /** Each seat's points in its weakest colour, with treasures placed as well as possible. */
  scores: number[];
}

interface Purse {
  points: Record<Colour, number>;
  treasures: number;
}

const empty = (): Purse => ({ points: { black: 0, red: 0, blue: 0, green: 0 }, treasures: 0 });

/** Where treasures help most: one by one on the weakest colour. */
export function placed(points: Record<Colour, number>, treasures: number): Record<Colour, number> {
  const on: Record<Colour, number> = { black: 0, red: 0, blue: 0, green: 0 };
  const total = (colour: Colour): number => points[colour] + on[colour];
  for (let left = treasures; left > 0; left -= 1)
    on[COLOURS.reduce((least, colour) => (total(colour) < total(least) ? colour : least))] += 1;
  return on;
}

export function weakest(points: Record<Colour, number>, treasures: number): number {
  const on = placed(points, treasures);
  return Math.min(...COLOURS.map((colour) => points[colour] + on[colour]));
}

function gain(purses: Purse[], seat: unknown, colour: Colour, points: unknown): Purse[] {
  return purses.map((purse, index) =>
    index === seat ? { ...purse, points: { ...purse.points, [colour]: purse.points[colour] + Number(points) } } : purse,
  );
}

/** What each sentence about a gain gives, and to whom. */
const GAINS: Record<string, (purses: Purse[], args: LogEntry["said"][number]["args"]) => Purse[]> = {
  "tigris-log-place-point": (purses, { seat, tile }) => gain(purses, seat, colourOf(String(tile)), 1),
  "tigris-log-place-point-other": (purses, { other, tile }) => gain(purses, other, colourOf(String(tile)), 1),
  "tigris-log-war-won": (purses, { seat, leader, points }) => gain(purses, seat, colourOf(String(leader)), points),
  "tigris-log-revolt-won": (purses, { seat }) => gain(purses, seat, "red", 1),
  "tigris-log-income": (purses, { seat, ...paid }) =>
    COLOURS.reduce((all, colour) => gain(all, seat, colour, paid[colour]), purses),
  "tigris-log-treasures": (purses, { seat, count }) =>
    purses.map((purse, index) => (index === seat ? { ...purse, treasures: purse.treasures + Number(count) } : purse)),
};

/** The weakest colours after each event that changed the position. */
export function standings(log: LogEntry[], players: number): Standing[] {
  const found: Standing[] = [];
  const known: Record<number, Purse[]> = {};
  let purses = Array.from({ length: players }, empty);
  for (const entry of log) {
    if (entry.kind === "undo" || entry.kind === "redo") purses = known[entry.to ?? 0] ?? purses;
    else if (entry.kind === "action")
      purses = entry.said.reduce((all, { key, args }) => GAINS[key]?.(all, args) ?? all, purses);
    known[entry.number] = purses;
    if (!["start", "action", "undo", "redo"].includes(entry.kind)) continue;
    found.push({ number: entry.number, scores: purses.map(({ points, treasures }) => weakest(points, treasures)) });
  }
  return found;
}

/** What everybody's result consists of, once the game is over. */
export interface Explanation {
  players: {
    points: Record<Colour, number>;
    treasures: number;
    /** The points of all colours, including treasures placed on them. */
    placed: Record<Colour, number>;
    /** The same, weakest first. */
    sorted: number[];
  }[];
  /** Which of the sorted numbers decided, 1 for the weakest; 0 if all are equal. */
  decided_by: number;
  ended_by: "treasures" | "bag" | "passes" | "nothing";
}

/** The seats by their sorted points, best first. */
export function order(sorted: number[][]): number[] {
  const better = (one: number[], two: number[]): number => {
    const at = one.findIndex((points, index) => points !== two[index]);
    return at < 0 ? 0 : (two[at] ?? 0) - (one[at] ?? 0);
  };
  return sorted.map((_, seat) => seat).sort((one, two) => better(sorted[one] ?? [], sorted[two] ?? []));
}

export interface Column {
  colour: Colour;
  points: number;
  /** Placed on it. */
  treasures: number;
}

/** What somebody has in each colour, the weakest first. */
export function columnsOf({ points, placed: on }: Pick<Explanation["players"][number], "points" | "placed">): Column[] {
  return [...COLOURS]
    .sort((one, two) => on[one] - on[two])
    .map((colour) => ({ colour, points: points[colour], treasures: on[colour] - points[colour] }));
}
