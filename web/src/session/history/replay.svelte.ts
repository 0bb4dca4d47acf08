// The moments of a table: which one is shown, moving between them, and variations from them.

import { getContext, setContext } from "svelte";

import { ApiError, get } from "../../api/client";
import type { LineAction, LogEntry, Table } from "../../api/schema";
import { afterFrame } from "../../ui/idle";
import { CHANGES } from "../motion/changes";
import { SceneQueue } from "../motion/scenes.svelte";
import { say } from "../../i18n/words.svelte";
import { START } from "../route";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { restTime, type Pace, type ReplaySpeed } from "../motion/pace";
import { sentenceOf } from "../table/seats";
import type { Sitting } from "../table/sitting";
import type { Playing } from "../table/playing.svelte";
import type { LiveTable } from "../table/table.svelte";
import { Advisor } from "./advisor.svelte";
import { GameCheck } from "./check.svelte";
import { marksOf } from "./chronicle";
import type { SameMeaning } from "../table/game";
import { VariationPlayer } from "./variationplayer.svelte";
import { Past } from "./past.svelte";
import { Playback } from "./playback.svelte";
import { Reviews } from "./reviews.svelte";
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
  /** What is being shown moment by moment; it ends when any other moment is opened. */
  playback = $state.raw<Playback | null>(null);
  readonly check = new GameCheck(this);
  readonly advisor = new Advisor(this);
  readonly reviews = new Reviews(this);
  private past: Past;
  private kept: Record<string, Promise<Table> | undefined> = {};
  /** The moment that was asked for last, which may be on its way. */
  private wanted = $state<number | null>(null);
  private timer = 0;
  /** Is the next moment come to by a step, so that what happened last is shown as a scene? */
  private onward = false;

  /** `played`: the table where it is played, in the picture that is shown of it. */
  constructor(
    readonly live: LiveTable,
    private readonly played: Playing | null = null,
  ) {
    const { letters, longer } = this;
    const pace = (): Pace => this.pace(settings.speed === "off" || !this.playing ? settings.speed : this.speed);
    const scenes = new SceneQueue({ pace, letters, longer, toomuch: () => undefined, frame: afterFrame });
    this.past = new Past(live, scenes, () => this.interrupt());
  }

  private pace = (speed: Pace["speed"]): Pace => ({ speed, still: settings.calm, hurried: false });
  private letters = (entry: LogEntry): number => sentenceOf(this.live.table?.seats ?? [], entry).length;
  private longer = (entry: LogEntry): number => this.played?.longer(entry) ?? 0;

  moments = $derived.by(() =>
    (this.live.table?.log ?? []).filter((entry) => CHANGES.includes(entry.kind)).map((entry) => entry.number),
  );

  /** The moments that are gone through: all, or those after a move of one player. */
  path = $derived.by(() =>
    this.only === null ? this.moments : this.moments.filter((number) => this.entry(number)?.seat === this.only),
  );

  /** Where turns begin among all moments. */
  marks = $derived.by(() => marksOf(this.live.table?.log ?? [], this.moments));

  /** An event by its number: they are numbered from 1. */
  entry(number: number): LogEntry | undefined {
    const log = this.live.table?.log ?? [];
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
  get shown(): Sitting {
    if (this.variation?.table) return this.variation;
    return this.moment !== null && this.past.table ? this.past : (this.played ?? this.live);
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
    router.look(this.live.id, number);
  }

  /** To the next moment of those that are gone through (1), the one before (-1), or the one that is shown (0). */
  step(by: -1 | 0 | 1): void {
    if (this.playback) return this.playback.step(by);
    this.stop();
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
    if (this.playback) return this.playback.step(by);
    this.stop();
    const { path, here } = this;
    const begins = marksOf(this.live.table?.log ?? [], path).map(({ index }) => path[index] ?? 0);
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
    this.playback = null;
    this.stop();
    this.go(null);
  }

  /** Shows moments one after another and comes back to now; automatically, unless the reader wants less motion. */
  playBack(entries: LogEntry[], onend: () => void): void {
    this.stop();
    this.playback = new Playback(this, entries, !settings.calm, onend);
    this.go(this.playback.number);
  }

  /** A click while moments are being shown means going back to now; returns whether any were shown. */
  private interrupt(): boolean {
    const shown = this.playback !== null;
    if (shown) this.now();
    return shown;
  }

  /** Plays moment after moment, from the start if this is the last. */
  play(): void {
    if (this.playback) return this.playback.toggle();
    if (this.playing) return this.stop();
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
    if (!this.has(1)) return this.stop();
    const entry = this.entry(this.here);
    const stays = entry ? restTime(this.pace(this.speed), this.letters(entry), this.longer(entry)) : 0;
    this.timer = window.setTimeout(() => this.go(this.along(1) ?? this.here), stays);
  }

  /** Shows the moment in the address. */
  async look(number: number | null): Promise<void> {
    this.wanted = number;
    if (this.playback && this.playback.number !== number) this.playback = null;
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
      this.past.show(then, earlier, onward || this.playback !== null || this.moment === before);
      this.moment = number;
      this.readOn();
      if (this.playing) this.rest();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const kindly = KINDLY[error.code];
      this.live.notice = { text: kindly ? say(kindly) : error.message };
      this.now();
    }
  }

  /** The moment before, to compare with. The one before a change of rules can't be shown, but that change can. */
  private before(number: number): number | null {
    const log = this.live.table?.log ?? [];
    return (
      log.findLast((entry) => entry.number < number && (CHANGES.includes(entry.kind) || entry.kind === "rules"))
        ?.number ?? null
    );
  }

  /** Loads the next moment before it is needed. */
  private readOn(): void {
    const { playback } = this;
    const next = playback ? playback.entries[playback.index + 1]?.number : this.playing ? this.next(1) : undefined;
    if (next !== undefined) void this.read(next).catch(() => undefined); // it will be requested again
  }

  private read(number: number): Promise<Table> {
    const seat = this.live.table?.my_seat ?? null;
    const path = `/tables/${this.live.id}/moments/${number}${seat === null ? "" : `?seat=${seat}`}`;
    const kept = this.kept[path] ?? get<Table>(path);
    this.kept[path] = kept;
    kept.catch(() => (this.kept[path] = undefined));
    return kept;
  }

  /** Begins a variation at the moment that is shown. */
  async tryHere(): Promise<void> {
    const { table } = this.live;
    const moment = this.moment ?? this.moments.at(-1);
    if (!table || table.my_seat === null || moment === undefined) return;
    await this.tryLine(moment, table.my_seat, []);
  }

  /** Begins a variation at a moment with a line, in a seat, in a deal of its own or the one of a number. */
  async tryLine(moment: number, seat: number, line: LineAction[], draw?: number): Promise<void> {
    this.playback = null;
    this.stop();
    const variation = new Variation(this.live, moment, seat, draw);
    this.variation = variation;
    if (!(await variation.start(line)) && variation.notice) {
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
  playForReal(same: SameMeaning): void {
    const steps = this.variation?.mineOfLine ?? [];
    this.now();
    this.player = new VariationPlayer(this.live, steps, same);
    void this.player.run();
  }

  /** Somebody else at a shared screen takes over: everything that only the one before knew is dropped. */
  forget(): void {
    this.kept = {};
    this.only = null;
    this.variation = null;
    this.player = null;
    this.playback = null;
    if (this.moment !== null) void this.look(this.moment);
  }

  close(): void {
    this.stop();
    this.player?.stop();
    this.check.skip();
  }
}

export function provideReplay(live: LiveTable, playing: Playing): Replay {
  return setContext(KEY, new Replay(live, playing));
}

export function useReplay(): Replay {
  return getContext<Replay>(KEY);
}
