// Checking a finished game: this page computes the hash of the seed itself, asks the server to replay the game, and
// plays all its moments once more.

import { ApiError, get, wait } from "../../../api/client";
import type { Check } from "../../../api/schema";
import { settings } from "../../../app/settings.svelte";
import type { Replay } from "./replay.svelte";
import { bytesOf, sha256 } from "./sha256";

/** How long the whole game takes to play, and the shortest time for one moment, in milliseconds. */
const [WHOLE, LEAST] = [9_000, 50];

export class GameCheck {
  running = $state(false);
  answer = $state.raw<Check | null>(null);
  /** The hash of the seed, as this page computed it. */
  hash = $state<string | null>(null);
  trouble = $state<string | null>(null);
  /** There is a verdict that nobody has seen yet. */
  fresh = false;
  private skipped = false;

  constructor(private readonly replay: Replay) {}

  get fits(): boolean {
    return this.hash === this.replay.liveTable.table?.seed_hash;
  }

  async run(): Promise<void> {
    const { table } = this.replay.liveTable;
    if (!table?.seed) return;
    this.running = true;
    this.skipped = settings.calm;
    [this.answer, this.trouble] = [null, null];
    this.hash = sha256(bytesOf(table.seed));
    try {
      const answer = get<Check>(`/tables/${table.id}/check`);
      answer.catch(() => null); // read below, when the moments have been shown
      await this.watch();
      const found = await answer;
      this.fresh = true;
      this.answer = found;
    } catch (error) {
      this.trouble = error instanceof ApiError ? error.message : String(error);
    } finally {
      this.running = false;
    }
  }

  private async watch(): Promise<void> {
    const { moments } = this.replay;
    const pace = Math.max(LEAST, WHOLE / moments.length);
    for (const number of moments) {
      if (this.skipped) break;
      await Promise.all([this.replay.look(number), wait(pace)]);
    }
    await this.replay.look(null);
  }

  skip(): void {
    this.skipped = true;
  }
}
