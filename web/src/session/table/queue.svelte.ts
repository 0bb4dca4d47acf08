// What is asked of the server, one thing after another: a key pressed while an answer is on its way waits for it.

export class Queue {
  private asked = $state.raw<string[]>([]);
  private last: Promise<unknown> = Promise.resolve();

  /** `where` tells how things stand: what was asked for when they stood otherwise is another thing. */
  constructor(private readonly where: () => string = () => "") {}

  get busy(): boolean {
    return this.asked.length > 0;
  }

  /** Is this on its way, or waiting for its turn? */
  has(what: string): boolean {
    return this.asked.includes(this.named(what));
  }

  private named(what: string): string {
    return `${this.where()} ${what}`;
  }

  /** Does something when everything before it is done; what is asked for twice as things stand is done once, and null is the second answer. */
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

  /** Waits until everything that was asked for is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
