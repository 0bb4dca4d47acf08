// Everybody's points after each event, read from the log: building scores at once, the rest at the end.

import type { LogEntry } from "../../api/schema";

export interface Standing {
  /** The event. */
  number: number;
  scores: number[];
}

function after(scores: number[], entry: LogEntry): number[] {
  const next = [...scores];
  for (const { key, args } of entry.said) {
    const [seat, points] = [args["seat"], args["points"]];
    if (typeof seat !== "number" || typeof points !== "number") continue;
    if (key.startsWith("amsterdam-log-build")) next[seat] = (next[seat] ?? 0) + points;
    if (key === "amsterdam-log-counted") next[seat] = points;
  }
  return next;
}

/** The points after each event that changed the position. */
export function standings(log: LogEntry[], players: number): Standing[] {
  const found: Standing[] = [];
  const known: Record<number, number[]> = {};
  let scores = Array.from({ length: players }, () => 0);
  for (const entry of log) {
    if (entry.kind === "undo" || entry.kind === "redo") scores = known[entry.to ?? 0] ?? scores;
    else if (entry.kind === "action") scores = after(scores, entry);
    known[entry.number] = scores;
    if (["start", "action", "undo", "redo"].includes(entry.kind)) found.push({ number: entry.number, scores });
  }
  return found;
}
