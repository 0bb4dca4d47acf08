// What I did in this phase and in the last turn, read off the log: undone things left out, redone ones kept.

import type { LogEntry, Table } from "../../api/schema";
import { nameOf, wordsOf } from "../../session/table/declared";

interface Done {
  number: number;
  turn: number;
  phase: string;
  action: string;
  seat: number | null;
  /** Where the transporter stood that did it. */
  at: string | null;
}

/** The phase and turn that an entry begins, if it does. */
function begun(entry: LogEntry): { phase: string; turn: number } | null {
  const said = entry.said.find(({ key }) => key === "roads-log-phase");
  return said ? { phase: String(said.args["phase"]), turn: Number(said.args["turn"]) } : null;
}

/** The entries of the line that stands: what was taken back is left out. */
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
      line = [...line, entry];
      left.length = 0;
    }
  }
  return line;
}

function placeOf({ said }: LogEntry): string | null {
  const at = said.find(({ args }) => "at" in args)?.args["at"];
  return at === undefined ? null : String(at);
}

/** All actions that stand, each with the turn and phase it was done in. */
export function courseOf(table: Table): Done[] {
  let now = { phase: "setup", turn: 0 };
  return standing(table.log).map((entry) => {
    const done = { number: entry.number, ...now, action: entry.action ?? "", seat: entry.seat, at: placeOf(entry) };
    now = begun(entry) ?? now;
    return done;
  });
}

const OF_ROUTES = ["go", "load", "unload", "lead", "leave", "hand", "take", "set"];

/** What a transporter of mine did in the turn before this one, if it went round and stands again where it began. */
export function lastMoves(course: Done[], seat: number, slot: string, turn: number, here: string): string[] {
  const moves = course.filter(({ action, ...done }) => {
    const [name, which] = wordsOf(action);
    return (
      done.phase === "movement" &&
      done.seat === seat &&
      done.turn === turn - 1 &&
      which === slot &&
      OF_ROUTES.includes(name)
    );
  });
  const first = moves.find(({ action }) => nameOf(action) === "go");
  return first?.at === here ? moves.map(({ action }) => action) : [];
}

const OF_THE_ORDER = ["call", "agree", "pray", "stop", "slot"];

/** How many actions of mine there are in the phase that is on, but for those that settle the order of play. */
export function mineInPhase(course: Done[], seat: number, phase: string, turn: number): number {
  let count = 0;
  for (const done of [...course].reverse()) {
    if (done.phase !== phase || done.turn !== turn) break;
    if (done.seat === seat && !OF_THE_ORDER.includes(nameOf(done.action))) count += 1;
  }
  return count;
}
