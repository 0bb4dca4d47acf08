// Requests that take so long that whoever waits for them wants to know.

/** Milliseconds after which a request takes long. */
export const LONG = 1000;

export class Slow {
  private count = $state(0);

  /** Does any of them take long by now? */
  get any(): boolean {
    return this.count > 0;
  }

  /** Counts `work` from the moment it takes long until it is done. */
  async watch<T>(work: Promise<T>): Promise<T> {
    let counted = 0;
    const timer = setTimeout(() => (this.count += counted = 1), LONG);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      this.count -= counted;
    }
  }
}
