// What the reader missed at this table: offered when they come back, until it has been shown or dismissed, or they play
// on.

import { getContext, setContext, untrack } from "svelte";

import type { Table } from "../../../api/schema";
import type { Playing } from "../../model/playing.svelte";
import type { LiveTable } from "../../model/table.svelte";
import { CHANGES } from "../../model/motion/changes";
import { isNews, markOf, markText, missedBetween, seenBefore, type Mark } from "./missed";
import type { Replay } from "./replay.svelte";

const KEPT = "lautta-seen-";
const KEY = Symbol("missed");

export class Missed {
  /** The events that are offered: those after `from`, up to `to`. */
  private offered = $state.raw<{ from: number; to: number } | null>(null);
  /** Was it too much to be shown one after another, though I looked? */
  much = $state(false);
  private visible = $state(document.visibilityState === "visible");
  /** The last event that the reader has seen; null before the table was opened here. */
  private seen: number | null = null;
  private looking = false;

  constructor(
    private readonly liveTable: LiveTable,
    private readonly replay: Replay,
    playing: Playing | null = null,
  ) {
    if (playing) playing.toomuch = (from, to) => this.offer(from, to, true);
    $effect(() => {
      const look = (): void => {
        this.visible = document.visibilityState === "visible";
        if (!this.visible) playing?.skip(); // what was not shown yet was not seen
      };
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => {
      const { table } = liveTable;
      const looking = this.visible && liveTable.current;
      const seen = playing?.scenes.upTo ?? table?.number ?? 0;
      if (table && !(liveTable.shared && table.my_seat === null)) untrack(() => this.attend(table, looking, seen));
    });
    this.closeWhenActing();
  }

  /** The events that are offered, in order. */
  entries = $derived.by(() => {
    const { offered, liveTable } = this;
    return offered && liveTable.table ? missedBetween(liveTable.table, offered.from, offered.to) : [];
  });

  /** Those that can be shown on the board. */
  moments = $derived(this.entries.filter(({ kind }) => CHANGES.includes(kind)));

  /** Shows what was missed on the board, and closes once all of it was shown. */
  show(): void {
    if (this.moments.length) this.replay.playBack(this.moments, this.close);
  }

  close = (): void => {
    const { offered, liveTable } = this;
    this.offered = null;
    if (offered) this.remember(this.looking && liveTable.table ? liveTable.table.number : offered.to);
  };

  private offer(from: number, to: number, much: boolean): void {
    this.offered = { from, to };
    this.much = much;
  }

  private attend(table: Table, looking: boolean, seen: number): void {
    const back = looking && !this.looking;
    this.looking = looking;
    if (back) this.comeBack(table);
    else if (looking && !this.offered) this.remember(seen);
    else if (!looking && this.seen !== null && isNews(table, missedBetween(table, this.seen, table.number)))
      this.store(true);
  }

  /** The table may have been open in another tab meanwhile. */
  private comeBack(table: Table): void {
    const mark = this.stored();
    const from = this.seen === null ? seenBefore(table, mark) : Math.max(this.seen, mark?.number ?? 0);
    if (from === null || !isNews(table, missedBetween(table, from, table.number))) {
      this.offered = null;
      this.remember(table.number);
      return;
    }
    this.seen = from;
    this.store(true);
    this.offer(from, table.number, false);
  }

  private remember(number: number): void {
    if (this.seen === number) return;
    this.seen = number;
    this.store(false);
  }

  /** Stores the last event that was seen, unless another tab has seen more. */
  private store(open: boolean): void {
    if (this.seen === null || (this.stored()?.number ?? 0) > this.seen) return;
    localStorage.setItem(KEPT + this.liveTable.id, markText({ number: this.seen, open }));
  }

  private stored(): Mark | null {
    return markOf(localStorage.getItem(KEPT + this.liveTable.id));
  }

  /** A reader who acts at the table wants to play on; what the page does by itself does not count. */
  private closeWhenActing(): void {
    let before: Table | null = null;
    $effect(() => {
      const { table } = this.liveTable;
      const acted =
        table &&
        before &&
        table.my_seat === before.my_seat &&
        (table.since > before.since || table.plan_number !== before.plan_number);
      before = table;
      if (acted && navigator.userActivation.isActive) untrack(() => this.offered && this.close());
    });
  }
}

export function provideMissed(liveTable: LiveTable, replay: Replay, playing: Playing): Missed {
  return setContext(KEY, new Missed(liveTable, replay, playing));
}

export function useMissed(): Missed {
  return getContext<Missed>(KEY);
}
