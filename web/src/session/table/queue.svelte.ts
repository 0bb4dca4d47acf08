// Requests to the server, one after another: a key pressed while one is on its way waits its turn.

export class Queue {
  private asked = $state.raw<string[]>([]);
  private last: Promise<unknown> = Promise.resolve();

  /** `where` names the current position: the same request in another position is a different one. */
  constructor(private readonly where: () => string = () => "") {}

  get busy(): boolean {
    return this.asked.length > 0;
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
}
