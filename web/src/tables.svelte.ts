// The tables that I sit at, looked at again now and then, so that every page can say where it is my turn.

import { get, isGuest } from "./api/client";
import type { TableLine } from "./api/schema";
import { calls } from "./people/calls.svelte";
import { say } from "./words.svelte";

const LOOK_AGAIN = 15_000;

class MyTables {
  lines = $state.raw<TableLine[]>([]);
  private known: Set<string> | null = null;

  start(): void {
    void this.look();
    setInterval(() => void this.look(), LOOK_AGAIN);
  }

  async look(): Promise<void> {
    // Nobody becomes a guest by only looking at a page.
    if (!isGuest()) return;
    this.lines = await get<TableLine[]>("/tables").catch(() => this.lines);
    const mine = this.lines.filter(waitsForMe);
    const fresh = mine.find((line) => this.known && !this.known.has(line.id) && !location.hash.includes(line.id));
    if (fresh) calls.call(say("page-title-turn"), say(`${fresh.game}-title`), fresh.id);
    this.known = new Set(mine.map((line) => line.id));
  }

  /** How many tables wait for me, but for one. */
  waiting(but: string | null): number {
    return this.lines.filter((line) => line.id !== but && waitsForMe(line)).length;
  }
}

/** Is it my turn there, or is a seat kept for me? */
export function waitsForMe(line: TableLine): boolean {
  if (line.status === "waiting") return line.my_seats.length === 0;
  return line.my_turn && (line.status === "playing" || line.status === "laying");
}

export const tables = new MyTables();
