// How far I have read a table's chat, which is stored in this browser, and what I am writing.

import type { Table } from "../../api/schema";
import { talk } from "./people";
import type { LiveTable } from "./table.svelte";

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

/** A message that I am writing; it stays until the server has it. */
export class Draft {
  text = $state("");
  busy = $state(false);

  /** Sends it, unless there is none; returns whether it tried. */
  async send(liveTable: Pick<LiveTable, "tell">): Promise<boolean> {
    const text = this.text.trim();
    if (!text || this.busy) return false;
    this.busy = true;
    if (await liveTable.tell("chat", { text })) this.text = "";
    this.busy = false;
    return true;
  }
}

const all: Record<string, Reading> = {};

export function readingOf(id: string): Reading {
  return (all[id] ??= new Reading(id));
}
