// The queue of what happened: one scene after another, faster when there are many. It is only a picture of the position,
// which nothing waits for: it can be emptied at any moment, and the table is shown as it stands.

import type { LogEntry, Table } from "../../../api/schema";
import { latest, rewardTime, shortest, usualTime, type Pace } from "./pace";
import type { Reward, Scene, Transition } from "./scene";

/** What has waited to be shown since `come`; null while its positions are fetched. */
interface Waiting {
  come: number;
  before: Table;
  what: Transition | null;
}

/** Milliseconds that a scene may be waited for, as it begins with a frame. */
const FRAMES = 34;
/** For how long positions are waited for. */
const PATIENCE = 1500;

export interface TransitionOptions {
  pace: () => Pace;
  /** How long the sentence of an event is. */
  letters: (entry: LogEntry) => number;
  /** How much longer than usual a game wants an event to be shown, in milliseconds. */
  longer?: (entry: LogEntry, own: boolean) => number;
  /** What an event made, where a game tells that. */
  reward?: ((transition: Transition) => Reward | null) | undefined;
  /** There was too much to show all of it: what happened after an event, up to another. */
  toomuch: (after: number, to: number) => void;
  /** When a scene begins: at once, or as a frame has room for it. */
  frame?: (begin: () => void) => void;
}

export class TransitionQueue {
  scene = $state.raw<Scene | null>(null);
  /** What is drawn while the next scene is fetched. */
  private held = $state.raw<Table | null>(null);
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private key = 0;
  /** The event after which this run began. */
  private began: number | null = null;

  constructor(private readonly options: TransitionOptions) {}

  /** The position that is drawn; null: as it stands. */
  get drawn(): Table | null {
    return this.scene ? this.scene[this.scene.drawn] : this.held;
  }

  /** The last event that has been shown, or is; null: all. */
  get upTo(): number | null {
    return this.scene?.entry.number ?? this.held?.number ?? null;
  }

  /** Shows what happened when all before it was shown. */
  add(transitions: Transition[]): void {
    if (this.options.pace().speed === "off") return;
    const come = performance.now();
    this.waiting.push(...transitions.map((what) => ({ come, before: what.before, what })));
    this.begin();
  }

  /** The same for what has to be fetched; until it is there the position before it is drawn. */
  fetch(ask: () => Promise<Transition[]>, before: Table): void {
    if (this.options.pace().speed === "off") return;
    const place: Waiting = { come: performance.now(), before, what: null };
    this.waiting.push(place);
    this.begin();
    void ask().then(
      (transitions) => this.fill(place, transitions),
      () => this.fill(place, []),
    );
  }

  private fill(place: Waiting, transitions: Transition[]): void {
    const index = this.waiting.indexOf(place);
    if (index < 0) return; // it was not waited for
    const found = transitions.map((what) => ({ come: place.come, before: what.before, what }));
    this.waiting.splice(index, 1, ...found);
    if (index === 0 && !this.scene) this.next();
  }

  private begin(): void {
    if (!this.scene && !this.held) this.next();
  }

  /** Shows the table as it stands; what was not shown yet is not shown any more. */
  clear = (): void => {
    clearTimeout(this.timer);
    this.waiting = [];
    this.scene = this.held = this.began = null;
  };

  private next(): void {
    clearTimeout(this.timer);
    const [first] = this.waiting;
    const pace = this.options.pace();
    if (!first || pace.speed === "off") return this.clear();
    this.began ??= first.before.number;
    if (performance.now() > first.come + latest(pace)) return this.giveUp(this.began);
    if (first.what) this.show(first.what, pace);
    else this.hold(first.before);
  }

  private hold(before: Table): void {
    this.held = before;
    this.scene = null;
    this.timer = setTimeout(this.clear, PATIENCE);
  }

  private show(transition: Transition, pace: Pace): void {
    const { still } = pace;
    const reward = this.options.reward?.(transition) ?? null;
    const lasts = this.lasts(pace, transition, reward);
    this.waiting.shift();
    if (still && transition.own && !reward) return this.next(); // what I did myself I know
    const drawn = still ? "after" : transition.drawn;
    const scene: Scene = { ...transition, drawn, key: (this.key += 1), lasts, still, reward };
    this.scene = scene;
    this.held = null;
    this.timer = setTimeout(() => this.end(scene), lasts);
  }

  private end(scene: Scene): void {
    const { frame = (begin: () => void): void => begin() } = this.options;
    frame(() => this.scene === scene && this.next());
  }

  /** As long as usual, unless that made something else too late. */
  private lasts(pace: Pace, { own, entry }: Transition, reward: Reward | null): number {
    const mine = this.waiting.every(({ what }) => what?.own);
    const [now, late] = [performance.now(), latest(pace, mine)];
    const room = this.waiting.map(({ come }, index) => (come + late - now) / (index + 1) - FRAMES);
    const { letters, longer } = this.options;
    const usual = reward ? rewardTime(pace, reward) : usualTime(pace, own, letters(entry), longer?.(entry, own));
    return Math.max(Math.min(usual, shortest(pace)), Math.min(usual, ...room));
  }

  private giveUp(after: number): void {
    const last = this.waiting.at(-1)?.what;
    this.clear();
    if (last) this.options.toomuch(after, last.entry.number);
  }
}
