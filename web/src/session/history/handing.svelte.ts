// A line that was tried, played for real: my own actions one after another, as long as the rules allow each and it
// still means what I chose. The others act as they like in between.

import { wait } from "../../api/client";
import type { Said, Table } from "../../api/schema";
import type { SameMeaning } from "../table/game";
import type { LiveTable } from "../table/table.svelte";
import { say } from "../../i18n/words.svelte";

export interface Step {
  action: string;
  /** What is told of it. */
  said: Said[];
  /** The position that it was chosen in. */
  then: Table;
}

const LOOK_AGAIN = 120;

export class Handing {
  /** How many actions are done. */
  done = $state(0);
  running = $state(false);
  /** How it ended, in a sentence. */
  outcome = $state<string | null>(null);
  private stopped = false;

  constructor(
    private readonly live: LiveTable,
    readonly steps: Step[],
    private readonly same: SameMeaning,
  ) {}

  async run(): Promise<void> {
    this.running = true;
    const why = await this.play();
    this.running = false;
    this.outcome = why ?? say("replay-line-done", { count: this.steps.length });
  }

  stop(): void {
    this.stopped = true;
  }

  /** Plays on to the end, or to the sentence that says where and why it stops. */
  private async play(): Promise<string | null> {
    for (const [index, step] of this.steps.entries()) {
      const reason = (await this.myTurn()) ?? (await this.refusal(step));
      if (reason !== null) return say("replay-line-stopped", { step: index + 1, count: this.steps.length, reason });
      this.done = index + 1;
    }
    return null;
  }

  /** Waits until I may act, or answers why that does not happen any more. */
  private async myTurn(): Promise<string | null> {
    while (!this.live.mine || this.live.queue.busy) {
      if (this.stopped) return say("replay-line-by-you");
      if (this.live.table?.result) return say("replay-line-over");
      await wait(LOOK_AGAIN);
    }
    return this.stopped ? say("replay-line-by-you") : null;
  }

  /** Does one action, or answers why not. */
  private async refusal({ action, then }: Step): Promise<string | null> {
    const now = this.live.table;
    if (!now) return "";
    if (!this.live.legal(action)) {
      const { refused } = await this.live.preview(action);
      if (refused) return this.live.words(refused).text;
    }
    if (!this.same(action, then, now)) return say("replay-line-changed");
    if (await this.live.act(action)) return null;
    return this.live.notice?.text ?? say("replay-line-changed");
  }
}
