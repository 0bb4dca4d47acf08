// My tables, refreshed now and then, so that every page can say where it is my turn.

import { get, isGuest } from "../api/client";
import type { TableLine } from "../api/schema";
import { notifications } from "./notifications.svelte";
import { say } from "../i18n/words.svelte";
import { games } from "./games.svelte";
import { goesOn } from "./status";

const LOOK_AGAIN = 15_000;
const AT_ONCE = 50;

class MyTables {
  private newest = $state.raw<TableLine[]>([]);
  private older = $state.raw<TableLine[]>([]);
  /** The tables loaded so far. */
  lines = $derived(joined(this.newest, this.older));
  /** Does the server have more? */
  more = $state(false);
  /** Is it known by now which tables are mine? */
  looked = $state(!isGuest());
  private known: Set<string> | null = null;

  start(): void {
    void this.look();
    setInterval(() => void this.look(), LOOK_AGAIN);
  }

  async look(): Promise<void> {
    // Looking at a page is no reason to create a guest.
    if (!isGuest()) return;
    // Whoever looks at the list need not be notified.
    const path = this.looked && !document.hidden ? "/tables?visible=true" : "/tables";
    const found = await get<TableLine[]>(path).catch(() => null);
    this.looked = true;
    if (!found) return;
    this.newest = found;
    if (!this.older.length) this.more = found.length === AT_ONCE;
    const mine = this.lines.filter(waitsForMe);
    const fresh = mine.find((line) => this.known && !this.known.has(line.id) && !location.hash.includes(line.id));
    if (fresh) notifications.announceTurn(say("page-title-turn"), games.title(fresh.game), fresh.id);
    this.known = new Set(mine.map((line) => line.id));
    void navigator.setAppBadge?.(mine.length).catch(() => undefined); // the mark on the icon of an installed page
  }

  /** Loads the next page of them. */
  async lookFurther(): Promise<void> {
    const last = this.lines.at(-1);
    if (!last) return;
    const found = await get<TableLine[]>(`/tables?after=${last.id}`).catch(() => null);
    if (!found) return;
    this.more = found.length === AT_ONCE;
    this.older = joined(this.older, found);
  }

  /** How many tables wait for me, not counting one. */
  waiting(but: string | null): number {
    return this.lines.filter((line) => line.id !== but && waitsForMe(line)).length;
  }
}

/** Joins two parts of the list; a table that is in both is taken from the first. */
function joined(first: TableLine[], second: TableLine[]): TableLine[] {
  const known = new Set(first.map((line) => line.id));
  return [...first, ...second.filter((line) => !known.has(line.id))];
}

/** Is it my turn there, or is a seat kept for me? */
export function waitsForMe(line: TableLine): boolean {
  if (line.status === "waiting") return line.my_seats.length === 0;
  return line.my_turn && goesOn(line);
}

export const tables = new MyTables();
