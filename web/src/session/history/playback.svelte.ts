// Shows some moments on the board one after another, each with its sentence, and then goes back to now.

import type { LogEntry } from "../../api/schema";

export interface Stage {
  /** Shows a moment. */
  go(number: number): void;
  /** Goes back to now, which ends it. */
  now(): void;
}

export class Playback {
  index = $state(0);
  playing = $state(true);

  /** `playing`: it goes on automatically; `onend` is called when all of it has been shown. */
  constructor(
    private readonly stage: Stage,
    readonly entries: LogEntry[],
    playing: boolean,
    private readonly onend: () => void,
  ) {
    this.playing = playing;
  }

  get entry(): LogEntry | undefined {
    return this.entries[this.index];
  }

  /** The event after which the table is shown. */
  get number(): number {
    return this.entry?.number ?? 0;
  }

  /** Does it stay where it is: at another moment than the one that is shown, or behind something open? */
  waits(moment: number | null, covered: boolean): boolean {
    return !this.playing || covered || moment !== this.number;
  }

  /** Goes on or back; after the last moment comes now. */
  go(by: number): void {
    const next = this.index + by;
    if (next >= this.entries.length) {
      this.stage.now();
      this.onend();
      return;
    }
    this.index = Math.max(0, next);
    this.stage.go(this.number);
  }

  /** Goes on or back by hand, so no longer automatically. */
  step(by: number): void {
    this.playing = false;
    this.go(by);
  }

  toggle(): void {
    this.playing = !this.playing;
  }
}
