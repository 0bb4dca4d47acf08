// Everybody's points over the game, what they consist of once it is over, and when it took a turn.

import type { LogEntry, Said } from "../../api/schema";

/** What everybody's result consists of. */
export interface Explanation {
  players: { wealth: number; rows: number; total: number }[];
  decided_by: "points" | "praying";
  ended_by: "mark" | "neutral" | "nothing";
}

export interface Standing {
  number: number;
  scores: number[];
}

const PLAYED: LogEntry["kind"][] = ["start", "action", "undo", "redo"];

/** The points that the log tells at the begin of each phase. */
function pointsAt({ key, args }: Said): number[] | null {
  return key === "roads-log-phase" && typeof args["points"] === "string" ? args["points"].split(" ").map(Number) : null;
}

/** The points after each event that changed the position; the log has them for each phase. */
export function standings(log: LogEntry[], players: number): Standing[] {
  const known: Record<number, number[]> = {};
  let scores = Array<number>(players).fill(0);
  const found: Standing[] = [];
  for (const entry of log) {
    if (entry.kind === "undo" || entry.kind === "redo") scores = known[entry.to ?? 0] ?? scores;
    for (const said of entry.said) scores = pointsAt(said) ?? scores;
    known[entry.number] = scores;
    if (PLAYED.includes(entry.kind)) found.push({ number: entry.number, scores });
  }
  return found;
}

/** Something that changed the game, after which event and in which turn: what the log says of it, or who gained. */
export type TurningPoint = { number: number; turn: number } & (
  { what: "said"; entry: LogEntry } | { what: "lead"; seat: number } | { what: "most"; seat: number; points: number }
);

/** Buildings the first of which changes a game. */
const BUILDINGS = ["mint", "stock_exchange", "oil_rig"];
const [LEADS, MOST] = [3, 8];

interface Played {
  entry: LogEntry;
  before: Played | null;
}

/** The events that count: without what was taken back. */
function counted(log: LogEntry[]): LogEntry[] {
  const known = new Map<number, Played | null>();
  let last: Played | null = null;
  for (const entry of log) {
    if (entry.kind === "undo" || entry.kind === "redo") last = known.get(entry.to ?? 0) ?? null;
    else if (PLAYED.includes(entry.kind)) last = { entry, before: last };
    known.set(entry.number, last);
  }
  const found: LogEntry[] = [];
  for (let each = last; each; each = each.before) found.unshift(each.entry);
  return found;
}

const firstOf = ({ key, args }: Said): string | null =>
  key === "roads-log-irrigated" || key === "roads-log-mine"
    ? key
    : key === "roads-log-build" && BUILDINGS.includes(String(args["building"]))
      ? String(args["building"])
      : null;

/** Who has more than all others; null if nobody has. */
function ahead(scores: number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.filter((each) => each === most);
  return most > 0 && first.length === 1 ? scores.indexOf(most) : null;
}

/** The first of what matters, who took the lead, and the biggest gain in one turn, in order. */
export function turningPoints(log: LogEntry[], players: number): TurningPoint[] {
  const [firsts, leads] = [new Map<string, TurningPoint>(), [] as TurningPoint[]];
  let turn = 1;
  let begun = { turn, number: 0, scores: Array<number>(players).fill(0) };
  let leader: number | null = null;
  let most: Extract<TurningPoint, { what: "most" }> | null = null;
  for (const entry of counted(log))
    for (const said of entry.said) {
      const first = firstOf(said);
      const { number } = entry;
      if (first && !firsts.has(first))
        firsts.set(first, { number, turn, what: "said", entry: { ...entry, said: [said] } });
      const scores = pointsAt(said);
      if (!scores) continue;
      turn = Number(said.args["turn"] ?? turn);
      const now = ahead(scores);
      if (now !== null && now !== leader) {
        if (leader !== null && players > 1) leads.push({ number, turn: begun.turn, what: "lead", seat: now });
        leader = now;
      }
      if (turn === begun.turn && said.args["phase"] !== "over") continue;
      for (const [seat, each] of scores.entries()) {
        const points = each - (begun.scores[seat] ?? 0);
        if (points > (most?.points ?? 0)) most = { number, turn: begun.turn, what: "most", seat, points };
      }
      begun = { turn, number, scores };
    }
  const all = [...firsts.values(), ...leads.slice(-LEADS), ...(most ? [most] : [])];
  return all.sort((one, other) => one.number - other.number).slice(-MOST);
}
