// Looking back at a game that is over: what the server thinks of its decisions, which comes in parts; the better lines
// on the board; and the worst decisions tried again.

import { SvelteSet } from "svelte/reactivity";

import { ApiError, get } from "../../../api/client";
import type { GameResult, JudgedAction, KeyMoment, LineAction, Review, Said } from "../../../api/schema";
import { say } from "../../../i18n/words.svelte";
import { type Seated, seatName, sentenceOf } from "../../model/seats";
import type { Replay } from "./replay.svelte";
import type { Variation } from "./variation.svelte";

export type Grade = JudgedAction["grade"];

/** Numbers of all seats after an event. */
export interface Standing {
  number: number;
  values: number[];
}

/** How an action that is tried again compares with the best, in points of chance; null: nobody has searched it. */
export interface Verdict {
  found: boolean;
  cost: number | null;
}

/** The grades with their signs, as in annotated games. */
export const SIGNS: Record<Grade, string> = { best: "✓", good: "·", inaccuracy: "?!", mistake: "?", blunder: "??" };

export const GRADES = Object.keys(SIGNS) as Grade[];

/** So many decisions of a seat are tried again. */
const WORST = 3;
/** An action that is so few points worse than the best is as good. */
const NEAR = 2;

/** How the chances went: each seat's as it could judge it after its own decisions, until somebody has won. */
export function chancesOf(review: Review, seats: number, { winners }: GameResult, end: number): Standing[] {
  let values = Array.from({ length: seats }, () => Math.round(100 / seats));
  const judged = review.decisions.map(({ number, seat, chance }) => {
    values = values.with(seat, chance);
    return { number, values };
  });
  if (review.done < review.total) return judged;
  const last = values.map((_, seat) => (winners.includes(seat) ? Math.round(100 / winners.length) : 0));
  return [...judged, { number: end, values: last }];
}

/** A seat's decisions by grade, what they cost, and what luck gave. */
export function summaryOf({ decisions, lucks }: Review, of: number): { counts: number[]; cost: number; luck: number } {
  const own = decisions.filter(({ seat }) => seat === of);
  return {
    counts: GRADES.map((each) => own.filter(({ grade }) => grade === each).length),
    cost: own.reduce((sum, { best, chance }) => sum + Math.max(0, best - chance), 0),
    luck: Math.round(lucks.reduce((sum, { seat, points }) => sum + (seat === of ? points : 0), 0)),
  };
}

export function verdictOn({ better, played, alternatives }: KeyMoment, action: string): Verdict {
  const known = [better, played, ...alternatives].map((each) => ({ ...each, chance: each.chance ?? 0 }));
  const best = Math.max(...known.map(({ chance }) => chance));
  const chance = known.find((each) => each.action === action)?.chance;
  const cost = chance === undefined ? null : best - chance;
  return { found: cost !== null && cost <= NEAR, cost };
}

/** The reason why another action was better: it says "you" to its seat, which is named if that is not the reader's. */
export function reasonWords({ seats, my_seat }: Seated, reason: Said, seat: number): string {
  const words = sentenceOf(seats, { said: [reason] });
  return seat === my_seat ? words : `${say("advice-point-to", { name: seatName(seats, seat, null) })} ${words}`;
}

const joined = (before: Review | null, part: Review): Review => ({
  ...part,
  decisions: [...(before?.decisions ?? []), ...part.decisions],
  lucks: [...(before?.lucks ?? []), ...part.lucks],
  moments: [...(before?.moments ?? []), ...part.moments],
  turns: [...(before?.turns ?? []), ...part.turns],
});

export class Reviews {
  /** Whose decisions are told. */
  seat = $state(0);
  known = $state.raw<Review | null>(null);
  busy = $state(false);
  trouble = $state<string | null>(null);
  /** The moment that was on the board last, where reading goes on, and the variation that it is in. */
  opened = $state.raw<{ moment: KeyMoment; trying: boolean; variation: Variation | null } | null>(null);
  private found = new SvelteSet<number>();
  private told = new SvelteSet<number>();
  private wanted = false;

  constructor(private readonly replay: Replay) {
    const { table } = replay.liveTable;
    this.seat = table?.my_seat ?? table?.result?.winners[0] ?? 0;
  }

  get complete(): boolean {
    return this.known !== null && this.known.done >= this.known.total;
  }

  /** Asks for what is left, part after part, for as long as the reader stays. */
  async read(): Promise<void> {
    this.wanted = true;
    if (this.busy) return;
    [this.busy, this.trouble] = [true, null];
    try {
      while (this.wanted && !this.complete) {
        const after = this.known?.judged ?? 0;
        const part = await get<Review>(`/tables/${this.replay.liveTable.id}/review?after=${after}`);
        this.known = joined(this.known, part);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.message;
    } finally {
      this.busy = false;
    }
  }

  stop(): void {
    this.wanted = false;
  }

  /** What cost the seat something. */
  moments = $derived.by(() => (this.known?.moments ?? []).filter(({ seat }) => seat === this.seat));

  /** The worst decisions, if the seat is mine; those that come later only push some out. */
  worst = $derived.by(() => {
    if (!this.replay.liveTable.table?.my_seats.includes(this.seat)) return [];
    const worst = [...this.moments].sort((one, other) => other.cost - one.cost).slice(0, WORST);
    return worst.sort((one, other) => one.number - other.number);
  });

  get foundCount(): number {
    return this.worst.filter(({ number }) => this.found.has(number)).length;
  }

  /** Is the better action still to be found? */
  isSecret(moment: KeyMoment): boolean {
    return this.worst.includes(moment) && !this.found.has(moment.number) && !this.told.has(moment.number);
  }

  tell({ number }: KeyMoment): void {
    this.told.add(number);
  }

  /** The next one to find, after the one on the board. */
  get next(): KeyMoment | undefined {
    const left = this.worst.filter((each) => this.isSecret(each));
    return left.find(({ number }) => number > (this.opened?.moment.number ?? 0)) ?? left[0];
  }

  /** The moment on the board, for as long as its variation is there. */
  get at(): KeyMoment | null {
    const { opened, replay } = this;
    return opened?.variation && opened.variation === replay.variation ? opened.moment : null;
  }

  /** Shows the better line from its first action on; or lets the reader act, while computers answer. */
  async open(moment: KeyMoment, trying: boolean): Promise<void> {
    const { moment: from, seat, draw } = moment;
    await this.replay.tryLine(from, seat, trying ? [] : this.upTo(moment, 1), draw, trying);
    this.opened = { moment, trying, variation: this.replay.variation };
  }

  private upTo = ({ line }: KeyMoment, count: number): LineAction[] =>
    line.slice(0, count).map(({ seat, action }) => ({ seat, action }));

  /** How many actions of the line are on the board. */
  get step(): number {
    return Math.min(this.replay.variation?.line.length ?? 0, this.at?.line.length ?? 0);
  }

  async toStep(count: number): Promise<void> {
    const [{ at }, { variation }] = [this, this.replay];
    if (at && variation) await variation.queue.do("step", () => variation.start(this.upTo(at, count), false));
  }

  /** What the reader has done in place of what was played; null: nothing yet. */
  get verdict(): Verdict | null {
    const { at } = this;
    const action = this.replay.variation?.line.find(({ seat }) => seat === at?.seat)?.action;
    return at && this.opened?.trying && action !== undefined ? verdictOn(at, action) : null;
  }

  /** Keeps that the reader has found it. */
  keep(): void {
    if (this.at && this.verdict?.found) this.found.add(this.at.number);
  }

  async takeBack(): Promise<void> {
    const { variation } = this.replay;
    await variation?.backTo(variation.line.findIndex(({ seat }) => seat === this.at?.seat));
  }
}
