// How the log of Roads & Boats is told, and what small pictures show of it.

import type { LogEntry, Said } from "../../api/schema";
import { say } from "../../i18n/words.svelte";
import type { LogFormat } from "../../table/history/model/logmodel";
import type { Sound } from "../../app/motifs";
import type { Recipe } from "./facts";
import { GOODS, type Counts } from "./position";

/** What has to be said for each step of something larger, and that nothing was done. */
const MINOR = ["agree", "done", "idle", "pay", "put", "enough"];
/** What is often done several times in a row. */
const AGAIN = ["use", "load", "unload", "hand", "give", "lead", "leave", "brick"];

export const actionOf = ({ key }: Said): string => key.replace("roads-log-", "");

export const logFormat: LogFormat = {
  // The turn is counted on when the last one ends, but none is played any more.
  heading: (turn, phase) =>
    phase === "over"
      ? say("roads-page-phase", { phase })
      : `${say("roads-page-log-turn", { turn })} · ${say("roads-page-phase", { phase })}`,
  minor: (said) => MINOR.includes(actionOf(said)),
  collapse: (said) => AGAIN.includes(actionOf(said)),
};

/** What runs of a factory took and made. */
export interface Made {
  takes: Counts;
  /** Trunks or boards, in any mixture. */
  wood: number;
  gives: Counts;
  /** Transporters that went in and came out, by their kind. */
  harnessed: string | null;
  makes: string | null;
}

const times = (counts: Counts, runs: number): Counts =>
  Object.fromEntries(Object.entries(counts).map(([good, count]) => [good, (count ?? 0) * runs]));

/** What came of running a factory so often; null where a sentence tells of none. */
export function madeBy(said: Said, runs: number, recipes: readonly Recipe[]): Made | null {
  const kind = actionOf(said) === "wagon" ? "wagon_factory" : said.args["building"];
  const recipe =
    actionOf(said) === "use" || kind === "wagon_factory" ? recipes.find((each) => each.kind === kind) : null;
  if (!recipe) return null;
  return {
    takes: times(recipe.input, runs),
    wood: recipe.wood * runs,
    gives: recipe.output ? { [recipe.output]: recipe.output_count * runs } : {},
    harnessed: recipe.makes === "wagon" ? "donkey" : null,
    makes: recipe.makes,
  };
}

/** What a sentence tells of besides: a good, a building, a transporter, or a brick. */
export interface Shown {
  good?: string;
  house?: string;
  kind?: string;
  brick?: boolean;
}

const isGood = (name: unknown): name is string => GOODS.some((good) => good === name);

export function shownIn(said: Said): Shown {
  const { args } = said;
  const action = actionOf(said);
  if (action === "build") return { house: String(args["building"]) };
  if (action === "mine" || action === "shaft") return { house: "mine" };
  if (action === "brick") return { brick: true };
  if (action === "breed") return { kind: "donkey" };
  if (action === "lead" || action === "leave") return { good: "goose" };
  const kind = typeof args["kind"] === "string" ? { kind: args["kind"] } : {};
  return { ...kind, ...(isGood(args["good"]) && { good: args["good"] }) };
}

const MOVES = ["go", "load", "unload", "hand", "lead", "leave", "take", "set", "alight", "launch"];
const MAKES = ["use", "wagon", "breed", "mined"];

/** How it is heard: something goes its way, is made, or is put down. */
export function soundOf({ said }: LogEntry): Sound {
  const done = said.map(actionOf);
  if (done.some((each) => MAKES.includes(each))) return "produce";
  return done.some((each) => MOVES.includes(each)) ? "move" : "place";
}
