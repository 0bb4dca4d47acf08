// What was missed at this table: offered to who comes back, and closed when it was shown, put away, or play goes on.

import { getContext, setContext, untrack } from "svelte";

import type { Table } from "../../api/schema";
import type { LiveTable } from "../table/table.svelte";
import { CHANGES, isNews, markOf, markText, missedBetween, seenBefore, type Mark } from "./missed";
import type { Replay } from "./replay.svelte";

const KEPT = "lautta-seen-";
const KEY = Symbol("missed");

export class Missed {
  /** What is offered: the events after one of them, up to another. */
  private offered = $state.raw<{ from: number; to: number } | null>(null);
  private visible = $state(document.visibilityState === "visible");
  /** The last event that was looked at; null before the table was looked at here. */
  private seen: number | null = null;
  private looking = false;

  constructor(
    private readonly live: LiveTable,
    private readonly replay: Replay,
  ) {
    $effect(() => {
      const look = (): void => void (this.visible = document.visibilityState === "visible");
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
    $effect(() => {
      const { table } = live;
      const looking = this.visible && live.current;
      if (table && !(live.shared && table.my_seat === null)) untrack(() => this.attend(table, looking));
    });
    this.closeWhenActing();
  }

  /** What happened, in the order in which it did; empty where nothing is offered. */
  entries = $derived.by(() => {
    const { offered, live } = this;
    return offered && live.table ? missedBetween(live.table, offered.from, offered.to) : [];
  });

  /** Those that can be shown on the board. */
  moments = $derived(this.entries.filter(({ kind }) => CHANGES.includes(kind)));

  /** Plays what was missed on the board, and closes when all of it was shown. */
  show(): void {
    if (this.moments.length) this.replay.retell(this.moments, this.close);
  }

  close = (): void => {
    const { offered, live } = this;
    this.offered = null;
    if (offered) this.remember(this.looking && live.table ? live.table.number : offered.to);
  };

  private attend(table: Table, looking: boolean): void {
    const back = looking && !this.looking;
    this.looking = looking;
    if (back) this.comeBack(table);
    else if (looking && !this.offered) this.remember(table.number);
    else if (!looking && this.seen !== null && isNews(table, missedBetween(table, this.seen, table.number)))
      this.keep(true);
  }

  /** Another page of mine may have been looked at meanwhile. */
  private comeBack(table: Table): void {
    const mark = this.kept();
    const from = this.seen === null ? seenBefore(table, mark) : Math.max(this.seen, mark?.number ?? 0);
    if (from === null || !isNews(table, missedBetween(table, from, table.number))) {
      this.offered = null;
      this.remember(table.number);
      return;
    }
    this.seen = from;
    this.keep(true);
    this.offered = { from, to: table.number };
  }

  private remember(number: number): void {
    if (this.seen === number) return;
    this.seen = number;
    this.keep(false);
  }

  /** Keeps how far was looked, unless another page of mine has looked further. */
  private keep(open: boolean): void {
    if (this.seen === null || (this.kept()?.number ?? 0) > this.seen) return;
    localStorage.setItem(KEPT + this.live.id, markText({ number: this.seen, open }));
  }

  private kept(): Mark | null {
    return markOf(localStorage.getItem(KEPT + this.live.id));
  }

  /** Who does something at the table wants to play; what the page does by itself does not count. */
  private closeWhenActing(): void {
    let before: Table | null = null;
    $effect(() => {
      const { table } = this.live;
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

export function provideMissed(live: LiveTable, replay: Replay): Missed {
  return setContext(KEY, new Missed(live, replay));
}

export function useMissed(): Missed {
  return getContext<Missed>(KEY);
}
