// What an action would do, while the reader looks at it: requested once in each position.

import type { TableView } from "../model/view.svelte";

const SOON = 120; // milliseconds; just passing over it requests nothing

export class Previewing {
  private found = $state.raw<{ action: string; facts: unknown } | null>(null);
  private kept: Record<string, Promise<unknown> | undefined> = {};
  private at = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly view: () => TableView) {}

  /** The preview of what is looked at; null if there is none, or not yet. */
  get facts(): unknown {
    return this.found?.facts ?? null;
  }

  /** Looks at an action, or at none. */
  look(action: string | null): void {
    clearTimeout(this.timer);
    this.found = null;
    if (action === null || this.view().kind === "moment") return;
    this.timer = setTimeout(() => void this.see(action), SOON);
  }

  private async see(action: string): Promise<void> {
    const at = this.view().positionKey;
    if (at !== this.at) [this.at, this.kept] = [at, {}];
    const timer = this.timer;
    const asked = (this.kept[action] ??= this.ask(action));
    const facts = await asked;
    if (this.timer === timer && this.at === at) this.found = { action, facts };
  }

  private async ask(action: string): Promise<unknown> {
    try {
      return (await this.view().preview(action)).preview;
    } catch {
      return null; // a preview is only an extra
    }
  }
}
