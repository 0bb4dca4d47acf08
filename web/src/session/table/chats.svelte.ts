// How far I have read a table's chat; stored in this browser.

import type { Table } from "../../api/schema";
import { talk } from "./people";

const KEPT = "lautta-read-";

class Reading {
  private read = $state(0);

  constructor(private readonly id: string) {
    this.read = Number(localStorage.getItem(KEPT + id) ?? 0);
  }

  unread(table: Table): number {
    return talk(table).filter(
      (line) => line.number > this.read && (line.seat === null || !table.my_seats.includes(line.seat)),
    ).length;
  }

  /** Marks everything as read. */
  mark(table: Table): void {
    const last = talk(table).at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    localStorage.setItem(KEPT + this.id, String(last));
  }
}

const all: Record<string, Reading> = {};

export function readingOf(id: string): Reading {
  return (all[id] ??= new Reading(id));
}
