// Moments of a table: which one is looked at, going from one to another, and what is tried from one.

import { getContext, setContext } from "svelte";

import { ApiError, get } from "../../api/client";
import type { LogEntry, Table } from "../../api/schema";
import { START, whereabouts } from "../place.svelte";
import { settings } from "../settings.svelte";
import type { Sitting } from "../table/sitting";
import type { LiveTable } from "../table/table.svelte";
import { GameCheck } from "./check.svelte";
import type { SameMeaning } from "../table/game";
import { Handing } from "./handing.svelte";
import { CHANGES } from "./missed";
import { Past } from "./past.svelte";
import { Retelling } from "./retelling.svelte";
import { Variation } from "./variation.svelte";

const PACE = 900;
const KEY = Symbol("replay");

export class Replay {
  /** The event after which the table is shown; null for now. */
  moment = $state<number | null>(null);
  playing = $state(false);
  variation = $state.raw<Variation | null>(null);
  handing = $state.raw<Handing | null>(null);
  /** What is being shown moment by moment; it ends when any other moment is looked at. */
  retelling = $state.raw<Retelling | null>(null);
  readonly check = new GameCheck(this);
  private past: Past;
  private kept: Record<string, Promise<Table> | undefined> = {};
  private wanted: number | null = null;
  private timer = 0;

  constructor(readonly live: LiveTable) {
    this.past = new Past(live, () => this.interrupt());
  }

  moments = $derived.by(() =>
    (this.live.table?.log ?? []).filter((entry) => CHANGES.includes(entry.kind)).map((entry) => entry.number),
  );

  /** What is to be drawn. */
  get shown(): Sitting {
    if (this.variation?.table) return this.variation;
    return this.moment !== null && this.past.table ? this.past : this.live;
  }

  /** The place of the moment among all; the last one for now. */
  get index(): number {
    const last = this.moments.length - 1;
    if (this.moment === null) return last;
    const { moment } = this;
    return Math.max(
      0,
      this.moments.findLastIndex((number) => number <= moment),
    );
  }

  /** Goes to a moment, or to now; the address goes along, and what was tried is left. */
  go(number: number | null): void {
    this.variation = null;
    whereabouts.look(this.live.id, number);
  }

  step(by: number): void {
    if (this.retelling) return this.retelling.step(by);
    this.stop();
    this.to(this.index + by);
  }

  /** Goes to a moment by its place among all. */
  to(index: number): void {
    const number = this.moments[Math.min(Math.max(index, 0), this.moments.length - 1)];
    if (number !== undefined) this.go(number);
  }

  now(): void {
    this.retelling = null;
    this.stop();
    this.go(null);
  }

  /** Shows moments one after another and comes back to now; by itself, where motion is not unwelcome. */
  retell(entries: LogEntry[], onend: () => void): void {
    this.stop();
    this.retelling = new Retelling(this, entries, !settings.calm, onend);
    this.go(this.retelling.number);
  }

  /** Who wants to do something while moments are shown wants to be back; answers whether they were. */
  private interrupt(): boolean {
    const shown = this.retelling !== null;
    if (shown) this.now();
    return shown;
  }

  /** Goes on by itself, moment after moment, from the start if this is the end. */
  play(): void {
    if (this.retelling) return this.retelling.toggle();
    if (this.playing) {
      this.stop();
      return;
    }
    this.playing = true;
    this.to(this.index >= this.moments.length - 1 ? 0 : this.index + 1);
    this.timer = window.setInterval(() => {
      if (this.index >= this.moments.length - 1) this.stop();
      else this.to(this.index + 1);
    }, PACE);
  }

  stop(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  /** Shows what the address says. */
  async look(number: number | null): Promise<void> {
    this.wanted = number;
    if (this.retelling && this.retelling.number !== number) this.retelling = null;
    if (number === null) {
      this.moment = null;
      this.past.show(null);
      return;
    }
    if (number === START) {
      this.to(0);
      return;
    }
    const before = this.before(number);
    try {
      const [then, earlier] = await Promise.all([this.read(number), before === null ? null : this.read(before)]);
      if (this.wanted !== number) return;
      if (then.status === "waiting") return this.to(0); // nothing lay on the table yet
      this.past.show(then, earlier);
      this.moment = number;
      this.readOn();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.live.notice = { text: error.message };
      this.now();
    }
  }

  /** The moment before, to be compared with; no moment before newer rules can be shown, but how they began can. */
  private before(number: number): number | null {
    const log = this.live.table?.log ?? [];
    return (
      log.findLast((entry) => entry.number < number && (CHANGES.includes(entry.kind) || entry.kind === "rules"))
        ?.number ?? null
    );
  }

  /** The next moment is there before it is asked for. */
  private readOn(): void {
    const { retelling } = this;
    const next = retelling?.entries[retelling.index + 1];
    if (next) void this.read(next.number).catch(() => undefined); // it is asked for again
  }

  private read(number: number): Promise<Table> {
    const seat = this.live.table?.my_seat ?? null;
    const path = `/tables/${this.live.id}/moments/${number}${seat === null ? "" : `?seat=${seat}`}`;
    const kept = this.kept[path] ?? get<Table>(path);
    this.kept[path] = kept;
    kept.catch(() => (this.kept[path] = undefined));
    return kept;
  }

  /** Begins a line of my own at the moment that is shown. */
  async tryHere(): Promise<void> {
    const { table } = this.live;
    const moment = this.moment ?? this.moments.at(-1);
    if (!table || table.my_seat === null || moment === undefined) return;
    this.retelling = null;
    this.stop();
    const variation = new Variation(this.live, moment, table.my_seat);
    this.variation = variation;
    if (!(await variation.start()) && variation.notice) {
      this.shown.notice = variation.notice;
      this.variation = null;
    }
  }

  leaveVariation(): void {
    this.variation = null;
  }

  /** Plays my own actions of the line for real. */
  handBack(same: SameMeaning): void {
    const steps = this.variation?.mineOfLine ?? [];
    this.now();
    this.handing = new Handing(this.live, steps, same);
    void this.handing.run();
  }

  /** Another of those who share the screen looks: what the one before knew is forgotten. */
  forget(): void {
    this.kept = {};
    this.variation = null;
    this.handing = null;
    this.retelling = null;
    if (this.moment !== null) void this.look(this.moment);
  }

  close(): void {
    this.stop();
    this.handing?.stop();
    this.check.skip();
  }
}

export function provideReplay(live: LiveTable): Replay {
  return setContext(KEY, new Replay(live));
}

export function useReplay(): Replay {
  return getContext<Replay>(KEY);
}
