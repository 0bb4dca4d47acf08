// How the log of Amsterdam is told, and what small pictures show of it.

import type { LogEntry, Said } from "../../api/schema";
import type { LogFormat } from "../../table/history/model/logmodel";
import type { Sound } from "../../app/motifs";

/** What happens to the deck and the row by itself, and that there was no second card. */
const MINOR = ["turned-up", "reshuffle", "reset", "gap", "one-card"];

const saidName = ({ key }: Said): string => key.replace("amsterdam-log-", "");

export const logFormat: LogFormat = { minor: (said) => MINOR.includes(saidName(said)) };

/** What is pictured: a card (null: its back), a contract, carts. */
export type Pictured = { card: string | null } | "contract" | "cart";

const CONTRACTS = ["kept", "looks", "must-keep", "you-keep", "you-refuse", "you-see", "chosen"];

export function picturedIn(said: Said): Pictured[] {
  const { args } = said;
  const name = saidName(said);
  const card: Pictured[] = typeof args["kind"] === "string" ? [{ card: args["kind"] }] : [];
  if (name.startsWith("build")) return ["cart", ...card, ...(args["wilds"] ? [{ card: "wild" }] : [])];
  if (CONTRACTS.includes(name)) return ["contract"];
  return name === "deck" ? [{ card: null }] : card;
}

const DRAWS = ["row", "deck", "you-deck", "looks"];

/** How it is heard: a route that is built lies there, with a bonus card it brings more; cards go their way. */
export function soundOf({ said }: LogEntry): Sound {
  const done = said.map(saidName);
  if (done.includes("bonus-card")) return "produce";
  return done.some((each) => DRAWS.includes(each)) ? "move" : "place";
}
