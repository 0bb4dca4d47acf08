// What a screen reader says about the log: each event once, when it happens.

import type { LogEntry, Table } from "../api/schema";

/** How many sentences stay in the page, for those that are still to be read out. */
const MOST = 6;

export interface Announced {
  kind: "now" | "moment" | "variation";
  table: Pick<Table, "number" | "log"> | null;
  /** The event that a variation begins after. */
  begins: number | null;
}

export class Announcements {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  /** The last event that was announced, at the table and in a variation; null before the first. */
  private now: number | null = null;
  private variation: number | null = null;

  constructor(private readonly sentence: (entry: LogEntry) => string) {}

  /** Announces what is new: at the table and in a variation what was added, in the past the event that is shown. */
  follow({ kind, table, begins }: Announced): void {
    const log = table?.log ?? [];
    const last = log.at(-1)?.number;
    if (kind !== "variation") this.variation = null;
    if (last === undefined) return; // not loaded yet, as between two seats that share a screen
    if (kind === "moment") this.add(log.filter((entry) => entry.number === table?.number));
    else {
      const since = this[kind] ?? begins ?? last;
      this[kind] = last;
      this.add(log.filter((entry) => entry.number > since));
    }
  }

  clear(): void {
    this.lines = [];
  }

  private add(entries: LogEntry[]): void {
    let id = this.lines.at(-1)?.id ?? 0;
    const lines = entries.filter((entry) => entry.said.length).map((entry) => this.sentence(entry));
    this.lines = [...this.lines, ...lines.map((text) => ({ id: (id += 1), text }))].slice(-MOST);
  }
}
