// Something that the server may refuse, one at a time: whether it is under way, and in words why it did not succeed.

import { ApiError } from "../api/client";

export const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : String(error));

export class Attempt {
  busy = $state(false);
  trouble = $state<string | null>(null);

  async run(work: () => Promise<unknown>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.trouble] = [true, null];
    try {
      await work();
    } catch (error) {
      this.trouble = wordsOf(error);
    } finally {
      this.busy = false;
    }
  }
}
