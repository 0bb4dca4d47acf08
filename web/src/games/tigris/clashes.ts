// Conflicts that have been decided, read off the log: who stood against whom and how strongly, and what became of it.

import type { LogEntry, Said } from "../../api/schema";
import { colourOf, type Colour, type LeaderName } from "./pieces";

export interface Fighter {
  seat: number;
  /** Supporters on the board, and added from behind the screen. */
  board: number;
  added: number;
}

export interface Clash {
  /** The event that decided it. */
  number: number;
  kind: "revolt" | "war";
  leader: LeaderName;
  /** Of the tiles that supported. */
  colour: Colour;
  attacker: Fighter;
  defender: Fighter;
  winner: number;
  loser: number;
  /** Tiles that left the board. */
  removed: number;
  points: number;
  /** What the winner's points are in. */
  gains: Colour;
  /** The sentence that told of it. */
  said: Said;
}

/** What is known of a conflict before it is decided. */
interface Begun {
  attacker: Fighter;
  defender: Fighter;
}

interface Known {
  decided: Clash[];
  begun: Begun | null;
}

export const strength = ({ board, added }: Fighter): number => board + added;

function begins({ args }: Said): Begun {
  return {
    attacker: { seat: Number(args["seat"]), board: Number(args["attack"]), added: 0 },
    defender: { seat: Number(args["other"]), board: Number(args["defence"]), added: 0 },
  };
}

function supported({ attacker, defender }: Begun, { args }: Said): Begun {
  const more = (of: Fighter): Fighter =>
    of.seat === args["seat"] ? { ...of, added: of.added + Number(args["count"]) } : of;
  return { attacker: more(attacker), defender: more(defender) };
}

function decides(number: number, kind: Clash["kind"], said: Said, { attacker, defender }: Begun): Clash {
  const { args } = said;
  const leader = String(args["leader"]) as LeaderName;
  return {
    number,
    kind,
    leader,
    colour: kind === "revolt" ? "red" : colourOf(leader),
    attacker,
    defender,
    winner: Number(args["seat"]),
    loser: Number(args["other"]),
    removed: Number(args["removed"] ?? 0),
    points: Number(args["points"] ?? 1),
    gains: kind === "revolt" ? "red" : colourOf(leader),
    said,
  };
}

function after(known: Known, number: number, said: Said): Known {
  const { decided, begun } = known;
  switch (said.key) {
    case "tigris-log-revolt":
    case "tigris-log-war":
      return { decided, begun: begins(said) };
    case "tigris-log-support":
      return { decided, begun: begun && supported(begun, said) };
    case "tigris-log-revolt-won":
    case "tigris-log-war-won": {
      if (!begun) return known;
      const kind = said.key === "tigris-log-war-won" ? "war" : "revolt";
      return { decided: [...decided, decides(number, kind, said, begun)], begun: null };
    }
    default:
      return known;
  }
}

/** All that have been decided, in order; what was taken back is left out. */
export function clashesIn(log: LogEntry[]): Clash[] {
  const all: Record<number, Known> = {};
  let known: Known = { decided: [], begun: null };
  for (const { number, kind, said, to } of log) {
    if (kind === "undo" || kind === "redo") known = all[to ?? 0] ?? { decided: [], begun: null };
    else if (kind === "action") known = said.reduce((now, each) => after(now, number, each), known);
    all[number] = known;
  }
  return known.decided;
}

/** Is this an action with which I have gone on, rather than an answer in a conflict? */
function goesOn({ kind, seat, said, stand_in }: LogEntry, mine: number): boolean {
  return kind === "action" && seat === mine && !stand_in && !said.some(({ key }) => key === "tigris-log-support");
}

/** Conflicts of mine that were decided since I did something of my own: nobody should overlook what came of them. */
export function freshOf(log: LogEntry[], mine: number | null): Clash[] {
  if (mine === null) return [];
  const last = log.findLast((entry) => goesOn(entry, mine))?.number ?? 0;
  return clashesIn(log).filter(({ number, winner, loser }) => number > last && [winner, loser].includes(mine));
}
