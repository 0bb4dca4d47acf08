// Commands to the server, one after another: a key pressed while one is on its way waits its turn. A server that can't be
// reached is asked again, and whoever waits long is told.

import { passing, unreachable, wait } from "../../api/client";

/** What has been on its way to the server for long: something done in the game, or anything else. */
export type Late = "move" | "other";

/** Milliseconds after which a request takes long. */
export const LONG = 1000;
/** Milliseconds before a server that could not be reached is tried again, unless the connection comes back earlier. */
const LOOK_AGAIN = 3000;

export class CommandQueue {
  private asked = $state.raw<string[]>([]);
  private last: Promise<unknown> = Promise.resolve();
  /** Did the last request get an answer? */
  answered = $state(true);
  private slow = $state<Record<Late, number>>({ move: 0, other: 0 });
  /** Requests that wait for the connection to come back. */
  private waiting: (() => void)[] = [];
  private closed = false;

  /** `where` names the current position: the same request in another position is a different one. */
  constructor(private readonly where: () => string = () => "") {}

  get busy(): boolean {
    return this.asked.length > 0;
  }

  get late(): Late | null {
    if (this.slow.move && this.busy) return "move";
    return this.slow.other ? "other" : null;
  }

  /** Is this request on its way, or waiting? */
  has(what: string): boolean {
    return this.asked.includes(this.named(what));
  }

  private named(what: string): string {
    return `${this.where()} ${what}`;
  }

  /**
   * Runs `work` after everything before it. A request that is already waiting or running in the same position is not
   * made again; the second call gets null.
   */
  async do<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    if (this.has(what)) return null;
    const named = this.named(what);
    this.asked = [...this.asked, named];
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.asked = this.asked.filter((each) => each !== named);
    }
  }

  /** Waits until everything in the queue is done. */
  async settled(): Promise<void> {
    await this.last;
  }

  /** Sends a request, until the server, and what it needs, can be reached. */
  reach<T>(ask: () => Promise<T>): Promise<T> {
    return this.watch(this.untilReached(ask), "move");
  }

  /** Counts `work` from the moment it takes long until it is done. */
  async watch<T>(work: Promise<T>, what: Late): Promise<T> {
    let counted = 0;
    const timer = setTimeout(() => (this.slow[what] += counted = 1), LONG);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      this.slow[what] -= counted;
    }
  }

  private async untilReached<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const answer = await ask();
        this.answered = true;
        return answer;
      } catch (error) {
        this.answered = !unreachable(error);
        if ((this.answered && !passing(error)) || this.closed) throw error;
      }
      await Promise.race([wait(LOOK_AGAIN), new Promise<void>((resolve) => this.waiting.push(resolve))]);
    }
  }

  /** The connection is back: what waits for it is tried again now. */
  wake(): void {
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  /** What can't be reached from now on is given up. */
  close(): void {
    this.closed = true;
  }
}
