// What is asked of the server, one thing after another: a key pressed while an answer is on its way waits for it.

export class Queue {
  private asked = $state.raw<string[]>([]);
  private last: Promise<unknown> = Promise.resolve();

  get busy(): boolean {
    return this.asked.length > 0;
  }

  /** Is this on its way, or waiting for its turn? */
  has(what: string): boolean {
    return this.asked.includes(what);
  }

  /** Does something when everything before it is done; what is asked for twice meanwhile is done once, and null is the second answer. */
  async do<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    if (this.has(what)) return null;
    this.asked = [...this.asked, what];
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.asked = this.asked.filter((each) => each !== what);
    }
  }

  /** Waits until everything that was asked for is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
