// How the log of Tigris & Euphrates is told, and what small pictures show of it.

import type { LogEntry, Said } from "../../api/schema";
import type { LogFormat } from "../../table/history/model/logmodel";
import type { Sound } from "../../app/motifs";
import { COLOURS, LEADERS, TILES, type LeaderName } from "./pieces";
import type { What } from "./motions";

/** What follows by itself, and what was not done. */
const MINOR = ["decline", "you-draw"];
/** How a conflict ends. */
const OUTCOME = ["revolt-won", "war-won", "temples-stay"];

const saidName = ({ key }: Said): string => key.replace("tigris-log-", "");

export const logFormat: LogFormat = {
  minor: (said) => MINOR.includes(saidName(said)),
  spoiler: (said) => OUTCOME.includes(saidName(said)),
};

/** No more tiles of one kind are drawn than these. */
const MOST = 4;

/** The pieces that a sentence tells of. */
export function piecesIn(said: Said): What[] {
  const { args } = said;
  const name = saidName(said);
  const disc = (seat: unknown): What[] =>
    LEADERS.some((each) => each === args["leader"]) && typeof seat === "number"
      ? [{ what: "leader", seat, leader: args["leader"] as LeaderName }]
      : [];
  const tile = TILES.find((each) => each === args["tile"]);
  if (name === "destroy" || name === "destroy-tile") return [{ what: "ruin" }];
  if (name === "treasures") return [{ what: "treasure" }];
  if (name === "build") return [{ what: "monument", colours: String(args["monument"]).split("-") }];
  if (name === "revolt" || name === "war") return [...disc(args["seat"]), ...disc(args["other"])];
  if (name === "income") return COLOURS.filter((each) => args[each]).map((colour) => ({ what: "cube", colour }));
  if (name === "support" && tile)
    return Array.from({ length: Math.min(MOST, Number(args["count"])) }, () => ({ what: "tile", tile }));
  if (tile) return [{ what: "tile", tile }];
  return disc(args["seat"]);
}

const FIGHTS = ["war", "revolt", ...OUTCOME];

/** How it is heard: a conflict, a leader that goes its way, something that is earned, or put down. */
export function soundOf({ said }: LogEntry): Sound {
  const done = said.map(saidName);
  if (done.some((each) => FIGHTS.includes(each))) return "fight";
  if (done.some((each) => each === "move" || each === "withdraw")) return "move";
  return done.some((each) => each === "income" || each === "treasures") ? "produce" : "place";
}
