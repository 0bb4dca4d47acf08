// The count at the end as it goes by on the map: at once when a game ends before one's eyes, and again where it is wanted.

import type { Count } from "./counting";

export class Tally {
  private index = $state<number | null>(null);
  private playing = false;

  /** `counts`: all that is counted, when the game is over. */
  constructor(private readonly counts: () => Count[]) {}

  now = $derived.by((): Count | null => (this.index === null ? null : (this.counts()[this.index] ?? null)));

  /** Begins when a game ends that was seen to be played; `calm`: unless motion is unwelcome. */
  watch(over: boolean, calm: boolean): void {
    if (over && this.playing && !calm) this.begin();
    this.playing = !over;
  }

  begin = (): void => void (this.index = 0);
  end = (): void => void (this.index = null);

  next(): void {
    this.index = this.index === null || this.index + 1 >= this.counts().length ? null : this.index + 1;
  }
}
