// The points of everybody over the game, and what they are made of when it is over.

import type { LogEntry } from "../../api/schema";

/** What the result of everybody is made of. */
export interface Explanation {
  players: { wealth: number; rows: number; total: number }[];
  decided_by: "points" | "praying";
  ended_by: "mark" | "neutral" | "nothing";
}

export interface Standing {
  number: number;
  scores: number[];
}

/** How all stood after each event that changed the position; the log tells it at each phase. */
export function standings(log: LogEntry[], players: number): Standing[] {
  const known: Record<number, number[]> = {};
  let scores = Array<number>(players).fill(0);
  const found: Standing[] = [];
  for (const entry of log) {
    if (entry.kind === "undo" || entry.kind === "redo") scores = known[entry.to ?? 0] ?? scores;
    for (const { key, args } of entry.said)
      if (key === "roads-log-phase" && typeof args["points"] === "string")
        scores = args["points"].split(" ").map(Number);
    known[entry.number] = scores;
    if (["start", "action", "undo", "redo"].includes(entry.kind)) found.push({ number: entry.number, scores });
  }
  return found;
}
