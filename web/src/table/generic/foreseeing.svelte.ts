// What an action would do, while it is looked at: asked of the server once at each position.

import type { Sitting } from "../../session/table/sitting";

const SOON = 120; // milliseconds; whoever only passes by asks nothing

export class Foreseeing {
  private found = $state.raw<{ action: string; facts: unknown } | null>(null);
  private kept: Record<string, Promise<unknown> | undefined> = {};
  private at = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: () => Sitting) {}

  /** The facts about what is looked at; null where there are none, or not yet. */
  get facts(): unknown {
    return this.found?.facts ?? null;
  }

  /** Looks at an action, or at none. */
  look(action: string | null): void {
    clearTimeout(this.timer);
    this.found = null;
    if (action === null || this.live().kind === "moment") return;
    this.timer = setTimeout(() => void this.see(action), SOON);
  }

  private async see(action: string): Promise<void> {
    const { table } = this.live();
    const at = `${table?.my_seat} ${table?.number} ${table?.plan_number}`;
    if (at !== this.at) [this.at, this.kept] = [at, {}];
    const timer = this.timer;
    const asked = (this.kept[action] ??= this.ask(action));
    const facts = await asked;
    if (this.timer === timer && this.at === at) this.found = { action, facts };
  }

  private async ask(action: string): Promise<unknown> {
    try {
      return (await this.live().preview(action)).preview;
    } catch {
      return null; // it is only a look ahead
    }
  }
}
