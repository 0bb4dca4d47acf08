// The moments of a table: which one is shown, moving between them, and variations from them.

import { getContext, setContext } from "svelte";

import { ApiError, get } from "../../../api/client";
import type { LineAction, LogEntry, Table } from "../../../api/schema";
import { afterFrame } from "../../../ui/afterframe";
import { shared } from "../../../ui/shared";
import { CHANGES } from "../../model/motion/changes";
import { TransitionQueue } from "../../model/motion/transitions.svelte";
import { say } from "../../../i18n/words.svelte";
import { START } from "../../../app/route";
import { router } from "../../../app/router.svelte";
import { settings } from "../../../app/settings.svelte";
import { readingTime, restTime, type Pace, type ReplaySpeed } from "../../model/motion/pace";
import { sentenceOf } from "../../model/seats";
import type { TableView } from "../../model/view.svelte";
import type { Playing } from "../../model/playing.svelte";
import type { LiveTable } from "../../model/table.svelte";
import { Advisor } from "./advisor.svelte";
import { GameCheck } from "./check.svelte";
import { marksOf } from "./logmodel";
import { VariationPlayer } from "./variationplayer.svelte";
import { Past } from "./past.svelte";
import type { Reviews, Standing } from "./reviews.svelte";
import { Variation } from "./variation.svelte";

const KEY = Symbol("replay");
/** Why a moment can't be shown, for whoever came by a link to it. */
const KINDLY: Record<string, string | undefined> = {
  "no-such-moment": "replay-no-moment",
  "older-rules": "replay-older-rules",
};

export class Replay {
  /** The event after which the table is shown; null for now. */
  moment = $state<number | null>(null);
  playing = $state(false);
  /** How fast it plays. */
  speed = $state<ReplaySpeed>(settings.speed === "off" ? "usual" : settings.speed);
  /** The seat whose moves alone are gone through; null: everybody's. */
  only = $state<number | null>(null);
  variation = $state.raw<Variation | null>(null);
  player = $state.raw<VariationPlayer | null>(null);
  /** What is gone through in place of the game, such as what was missed; it ends when any other moment is opened. */
  tour = $state.raw<{ moments: number[]; onend: () => void } | null>(null);
  /** Is something open, behind which a tour waits? */
  private covered = false;
  readonly check = new GameCheck(this);
  readonly advisor = new Advisor(this);
  /** The points over a game that is looked back at; null: it is not. */
  lookedBack = $state.raw<Standing[] | null>(null);
  /** What is known of it: made, and loaded, by the part that shows it. */
  reviews: Reviews | null = null;
  private past: Past;
  private kept: Record<string, Promise<Table> | undefined> = {};
  /** The moment that was asked for last, which may be on its way. */
  private wanted = $state<number | null>(null);
  private timer = 0;
  /** Is the next moment come to by a step, so that what happened last is shown as a scene? */
  private onward = false;

  /** `played`: the table where it is played, in the picture that is shown of it. */
  constructor(
    readonly liveTable: LiveTable,
    private readonly played: Playing | null = null,
  ) {
    const { letters, longer } = this;
    const reward = played?.reward;
    const pace = (): Pace =>
      this.pace(settings.speed === "off" || !this.playing || this.tour ? settings.speed : this.speed);
    const scenes = new TransitionQueue({ pace, letters, longer, reward, toomuch: () => undefined, frame: afterFrame });
    this.past = new Past(liveTable, scenes, () => this.interrupt());
  }

  private pace = (speed: Pace["speed"]): Pace => ({ speed, still: settings.calm, hurried: false });
  private letters = (entry: LogEntry): number => sentenceOf(this.liveTable.table?.seats ?? [], entry).length;
  private longer = (entry: LogEntry): number => this.played?.game?.longer?.(entry, false) ?? 0;

  moments = $derived.by(() =>
    (this.liveTable.table?.log ?? []).filter((entry) => CHANGES.includes(entry.kind)).map((entry) => entry.number),
  );

  /** The moments that are gone through: those of a tour, all, or those after a move of one player. */
  path = $derived.by(() => {
    const { tour, only, moments } = this;
    return tour?.moments ?? (only === null ? moments : moments.filter((number) => this.entry(number)?.seat === only));
  });

  /** Where turns begin among all moments. */
  marks = $derived.by(() => marksOf(this.liveTable.table?.log ?? [], this.moments));

  /** An event by its number: they are numbered from 1. */
  entry(number: number): LogEntry | undefined {
    const log = this.liveTable.table?.log ?? [];
    const there = log[number - 1];
    return there?.number === number ? there : log.find((each) => each.number === number);
  }

  /** The turn of the moment that is shown. */
  get turn(): number | null {
    return this.marks.findLast(({ index }) => index <= this.index)?.turn ?? null;
  }

  /** The moment that is shown or on its way, or the last one: who presses a key fast goes on from there. */
  private get here(): number {
    return this.wanted ?? this.moment ?? this.moments.at(-1) ?? 0;
  }

  /** The last event that has been shown at the table as it is played, or is being shown; null: all. */
  get upTo(): number | null {
    return this.played?.scenes.upTo ?? null;
  }

  /** The position to draw. */
  get shown(): TableView {
    if (this.variation?.table) return this.variation;
    return this.moment !== null && this.past.table ? this.past : (this.played ?? this.liveTable);
  }

  /** The index of the moment among all; that of the last one for now. */
  get index(): number {
    const last = this.moments.length - 1;
    if (this.moment === null) return last;
    const { moment } = this;
    return Math.max(
      0,
      this.moments.findLastIndex((number) => number <= moment),
    );
  }

  /** Goes to a moment, or to now, and sets the address; a variation is closed. */
  go(number: number | null): void {
    this.variation = null;
    this.wanted = number;
    router.look(this.liveTable.id, number);
  }

  /** To the next moment of those that are gone through (1), the one before (-1), or the one that is shown (0). */
  step(by: -1 | 0 | 1): void {
    this.stop();
    if (this.tour && by > 0) return this.goOn();
    this.go(this.along(by) ?? this.here);
  }

  /** Is there a moment before it, or after it? */
  has(by: -1 | 1): boolean {
    return this.next(by) !== undefined;
  }

  private next(by: -1 | 0 | 1): number | undefined {
    const { path, here } = this;
    if (by === 0) return here;
    return by > 0 ? path.find((number) => number > here) : path.findLast((number) => number < here);
  }

  private along(by: -1 | 0 | 1): number | undefined {
    const number = this.next(by);
    this.onward = by > 0 && number !== undefined;
    return number;
  }

  /** To where the next turn begins (1), or this one or the one before (-1). */
  toTurn(by: -1 | 1): void {
    if (this.tour) return this.step(by);
    this.stop();
    const { path, here } = this;
    const begins = marksOf(this.liveTable.table?.log ?? [], path).map(({ index }) => path[index] ?? 0);
    const number = by > 0 ? begins.find((each) => each > here) : begins.findLast((each) => each < here);
    const end = by > 0 ? path.at(-1) : path[0];
    this.go(number ?? end ?? here);
  }

  /** Goes to a moment by its index. */
  to(index: number): void {
    const number = this.moments[Math.min(Math.max(index, 0), this.moments.length - 1)];
    if (number !== undefined) this.go(number);
  }

  now(): void {
    this.leaveTour();
    this.stop();
    this.go(null);
  }

  /** Shows moments one after another and comes back to now; automatically, unless the reader wants less motion. */
  playBack(entries: LogEntry[], onend: () => void): void {
    this.stop();
    this.tour = { moments: entries.map(({ number }) => number), onend };
    this.playing = !settings.calm;
    this.go(this.path[0] ?? null);
  }

  private leaveTour(): void {
    if (this.tour) this.stop();
    this.tour = null;
  }

  /** A tour waits while something covers it. */
  cover(covered: boolean): void {
    this.covered = covered;
    if (this.tour && this.playing && this.moment === this.wanted) this.rest();
  }

  /** A click while moments are being shown means going back to now; returns whether any were shown. */
  private interrupt(): boolean {
    const shown = this.tour !== null;
    if (shown) this.now();
    return shown;
  }

  /** Plays moment after moment, from the start if this is the last. */
  play(): void {
    if (this.playing) return this.stop();
    if (this.tour) {
      this.playing = true;
      return this.rest();
    }
    const number = this.along(1) ?? this.path[0];
    if (number === undefined || number === this.moment) return;
    this.playing = true;
    this.go(number);
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Goes on when the moment that is shown has been there long enough. */
  private rest(): void {
    clearTimeout(this.timer);
    if (!this.tour && !this.has(1)) return this.stop();
    if (this.tour && this.covered) return;
    const entry = this.entry(this.here);
    this.timer = window.setTimeout(() => this.goOn(), entry ? this.stays(entry) : 0);
  }

  /** As long as it takes to read what was missed; of a game, as fast as it is wanted. */
  private stays(entry: LogEntry): number {
    const letters = this.letters(entry);
    const usual = this.tour ? readingTime(letters) : restTime(this.pace(this.speed), letters, this.longer(entry));
    return Math.max(usual, this.past.scene?.lasts ?? 0);
  }

  /** After the last moment of a tour comes now. */
  private goOn(): void {
    const [{ tour }, number] = [this, this.along(1)];
    if (number !== undefined || !tour) return this.go(number ?? this.here);
    this.now();
    tour.onend();
  }

  /** Shows the moment in the address. */
  async look(number: number | null): Promise<void> {
    this.wanted = number;
    if (this.tour && !this.path.includes(number ?? 0)) this.leaveTour();
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
    const { onward } = this;
    this.onward = false;
    try {
      const [then, earlier] = await Promise.all([this.read(number), before === null ? null : this.read(before)]);
      if (this.wanted !== number) return;
      if (then.status === "waiting") return this.to(0); // there was no position yet
      this.past.show(shared(earlier, then), earlier, onward || this.tour !== null || this.moment === before);
      this.moment = number;
      this.readOn();
      if (this.playing) this.rest();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const kindly = KINDLY[error.code];
      this.liveTable.notice = { text: kindly ? say(kindly) : error.message };
      this.now();
    }
  }

  /** The moment before, to compare with. The one before a change of rules can't be shown, but that change can. */
  private before(number: number): number | null {
    const log = this.liveTable.table?.log ?? [];
    return (
      log.findLast((entry) => entry.number < number && (CHANGES.includes(entry.kind) || entry.kind === "rules"))
        ?.number ?? null
    );
  }

  /** Loads the next moment before it is needed. */
  private readOn(): void {
    const next = this.playing || this.tour ? this.next(1) : undefined;
    if (next !== undefined) void this.read(next).catch(() => undefined); // it will be requested again
  }

  private read(number: number): Promise<Table> {
    const seat = this.liveTable.table?.my_seat ?? null;
    const path = `/tables/${this.liveTable.id}/moments/${number}${seat === null ? "" : `?seat=${seat}`}`;
    const kept = this.kept[path] ?? get<Table>(path).then((table) => shared(this.shown.table, table));
    this.kept[path] = kept;
    kept.catch(() => (this.kept[path] = undefined));
    return kept;
  }

  /** Begins a variation at the moment that is shown. */
  async tryHere(): Promise<void> {
    const { table } = this.liveTable;
    const moment = this.moment ?? this.moments.at(-1);
    if (!table || table.my_seat === null || moment === undefined) return;
    await this.tryLine(moment, table.my_seat, []);
  }

  /** Begins a variation at a moment with a line, in a seat, in a deal of its own or the one of a number. */
  async tryLine(moment: number, seat: number, line: LineAction[], draw?: number, computers = true): Promise<void> {
    this.leaveTour();
    this.stop();
    const variation = new Variation(this.liveTable, moment, seat, draw);
    this.variation = variation;
    if (!(await variation.start(line, computers)) && variation.notice) {
      this.shown.notice = variation.notice;
      this.variation = null;
    }
  }

  /** Shows how things stand, rather than how they came about. */
  skip(): void {
    this.played?.skip();
    this.past.skip();
  }

  leaveVariation(): void {
    this.variation = null;
  }

  /** Plays my own actions of the variation at the table. */
  playForReal(): void {
    const [steps, meansTheSame] = [this.variation?.mineOfLine ?? [], this.played?.game?.meansTheSame];
    if (!meansTheSame) return;
    this.now();
    this.player = new VariationPlayer(this.liveTable, steps, meansTheSame);
    void this.player.run();
  }

  /** Somebody else at a shared screen takes over: everything that only the one before knew is dropped. */
  forget(): void {
    this.kept = {};
    this.only = null;
    this.variation = null;
    this.player = null;
    this.lookedBack = null;
    this.leaveTour();
    if (this.moment !== null) void this.look(this.moment);
  }

  close(): void {
    this.stop();
    this.player?.stop();
    this.check.skip();
  }
}

export function provideReplay(liveTable: LiveTable, playing: Playing): Replay {
  return setContext(KEY, new Replay(liveTable, playing));
}

export function useReplay(): Replay {
  return getContext<Replay>(KEY);
}
