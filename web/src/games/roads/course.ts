// What I did in this phase and in the last turn, read from the log: undone actions left out, redone ones kept.

import type { LogEntry } from "../../api/schema";
import { actionName, wordsOf } from "../../table/model/declared";

interface Done {
  number: number;
  turn: number;
  phase: string;
  action: string;
  seat: number | null;
  /** Where the transporter was that did it. */
  at: string | null;
  /** Did it end its phase? */
  last: boolean;
}

/** The phase and turn that an entry begins, if it does. */
function begun(entry: LogEntry): { phase: string; turn: number } | null {
  const said = entry.said.find(({ key }) => key === "roads-log-phase");
  return said ? { phase: String(said.args["phase"]), turn: Number(said.args["turn"]) } : null;
}

/** The entries that still count: undone ones are left out. */
function standing(log: LogEntry[]): LogEntry[] {
  let line: LogEntry[] = [];
  const left: LogEntry[][] = [];
  for (const entry of log) {
    const to = entry.to;
    if (entry.kind === "undo" && to !== undefined) {
      left.push(line.filter(({ number }) => number > to));
      line = line.filter(({ number }) => number <= to);
    } else if (entry.kind === "redo") {
      line = [...line, ...(left.pop() ?? [])];
    } else if (entry.kind === "action") {
      line.push(entry);
      left.length = 0;
    }
  }
  return line;
}

function placeOf({ said }: LogEntry): string | null {
  const at = said.find(({ args }) => "at" in args)?.args["at"];
  return at === undefined ? null : String(at);
}

/** All actions that still count, each with its turn and phase. */
export function courseOf(log: LogEntry[]): Done[] {
  let now = { phase: "setup", turn: 0 };
  return standing(log).map((entry) => {
    const [before, next] = [now, begun(entry)];
    now = next ?? now;
    const { number, action, seat } = entry;
    return { number, ...before, action: action ?? "", seat, at: placeOf(entry), last: next !== null };
  });
}

const OF_ROUTES = ["go", "load", "unload", "lead", "leave", "hand", "take", "set"];

/** How many turns a round trip may take. */
const ROUND = 6;

/** What a transporter of mine did when it began a turn here last: in the turn before, or some turns ago on a longer round. */
export function lastMoves(course: Done[], seat: number, slot: string, turn: number, here: string): string[] {
  for (let then = turn - 1; then >= turn - ROUND; then -= 1) {
    const moves = movesOf(course, seat, slot, then);
    const first = moves.find(({ action }) => actionName(action) === "go");
    if (first?.at === here) return moves.map(({ action }) => action);
  }
  return [];
}

function movesOf(course: Done[], seat: number, slot: string, turn: number): Done[] {
  const then = course.filter((done) => done.phase === "movement" && done.seat === seat && done.turn === turn);
  return then.filter(({ action }) => {
    const [name, which] = wordsOf(action);
    return which === slot && OF_ROUTES.includes(name);
  });
}

const OF_THE_ORDER = ["call", "agree", "pray", "stop", "slot"];

/**
 * How many actions I have taken in the current phase, except those that settle the order of play. A game that began from
 * a position has no entry for the beginning of its first phase.
 */
export function mineInPhase(course: Done[], seat: number): number {
  const since = course.slice(course.findLastIndex(({ last }) => last) + 1);
  return since.filter((done) => done.seat === seat && !OF_THE_ORDER.includes(actionName(done.action))).length;
}
