// Something that the server may refuse, one at a time: whether it is under way, and in words why it did not succeed.

import { ApiError } from "../api/client";

export const wordsOf = (error: unknown): string => (error instanceof ApiError ? error.message : String(error));

/** Doing something in a sheet that tells what came of it: `does` answers what to tell, empty for nothing. Did it work? */
export type AttemptTo = (event: Event | null, does: () => Promise<string>) => Promise<boolean>;

/** Did the reader close what the browser has asked? Then there is nothing to tell. */
const declined = (error: unknown): boolean =>
  error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name);

/** Attempts of which a sheet tells what came: `told`, or the `trouble`. */
export class Telling {
  told = $state("");
  trouble = $state("");

  run: AttemptTo = async (event, does) => {
    event?.preventDefault();
    this.told = this.trouble = "";
    try {
      this.told = await does();
      return true;
    } catch (error) {
      if (!declined(error)) this.trouble = wordsOf(error);
      return false;
    }
  };
}

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
