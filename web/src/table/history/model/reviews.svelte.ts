// Looking back at a game that is over: what the server thinks of its decisions.

import { ApiError, get } from "../../../api/client";
import type { GameResult, Review, TurningPoint } from "../../../api/schema";
import type { Replay } from "./replay.svelte";

/** The chances of all seats after a decision, in percent. */
export interface Standing {
  number: number;
  values: number[];
}

/** How the chances went: each seat's as it could judge it after its own decisions, until somebody has won. */
export function chancesOf({ decisions }: Review, seats: number, result: GameResult, end: number): Standing[] {
  let values = Array.from({ length: seats }, () => Math.round(100 / seats));
  const judged = decisions.map(({ number, seat, chance }) => {
    values = values.with(seat, chance);
    return { number, values };
  });
  const { winners } = result;
  const last = values.map((_, seat) => (winners.includes(seat) ? Math.round(100 / winners.length) : 0));
  return [...judged, { number: end, values: last }];
}

export class Reviews {
  /** Whose turning points are told; null: nobody has asked yet. */
  seat = $state<number | null>(null);
  busy = $state(false);
  trouble = $state<string | null>(null);
  /** The turning point that the reader has gone to see, and by what. */
  left: { number: number; by: "a" | "button" } | null = null;
  private answers = $state.raw<Record<number, Review>>({});

  constructor(private readonly replay: Replay) {}

  /** The review, as far as it is known: its decisions are the same for all seats. */
  get known(): Review | null {
    return this.ofSeat ?? Object.values(this.answers)[0] ?? null;
  }

  /** The review of the seat that was asked for, once it is there. */
  get ofSeat(): Review | null {
    return this.seat === null ? null : (this.answers[this.seat] ?? null);
  }

  async look(seat: number): Promise<void> {
    this.seat = seat;
    this.trouble = null;
    if (this.answers[seat]) return;
    this.busy = true;
    try {
      const review = await get<Review>(`/tables/${this.replay.liveTable.id}/review?seat=${seat}`);
      this.answers = { ...this.answers, [seat]: review };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.message;
    } finally {
      this.busy = false;
    }
  }

  /** Marks where the reader leaves the review, to go on there later. */
  leave({ number }: TurningPoint, by: "a" | "button"): void {
    this.left = { number, by };
  }

  /** Plays the better line in a variation, in the deal in which it was found. */
  async open(point: TurningPoint): Promise<void> {
    this.leave(point, "button");
    const { moment, seat, line, draw } = point;
    await this.replay.tryLine(moment, seat, line, draw);
  }
}
