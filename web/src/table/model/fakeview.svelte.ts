// A fake view, for tests of games' controllers: it records what is done, and answers as the test says.

import type { Choice, LogEntry, Preview, Refusal, Table, Macro } from "../../api/schema";
import type { Scene } from "./motion/scene";
import { BaseView, type Notice, type TableView } from "./view.svelte";

export class FakeView extends BaseView {
  readonly id = "t";
  kind = $state<TableView["kind"]>("now");
  table = $state.raw<Table | null>(null);
  mine = $state(true);
  connected = $state(true);
  readonly news: LogEntry[] = [];
  scene = $state.raw<Scene | null>(null);

  /** What was done, in order. */
  done: string[] = [];
  refused: Refusal[] = [];
  /** The actions that were requested together, in order. */
  requests: string[][] = [];
  /** What an action does to the position; returns whether it was done. */
  play: (action: string) => boolean = () => true;
  previewed: (action: string) => Preview = () => ({ preview: null, refused: null });
  chosen: (action: string, params: Record<string, string>) => Choice[] = () => [];
  found: (action: string, params: Record<string, string>) => Macro[] = () => [];

  /** Changes the table; its number grows by one. */
  stands(change: Partial<Table>): void {
    const number = (this.table?.number ?? 0) + 1;
    this.table = {
      my_seat: 0,
      my_seats: [0],
      to_move: [0],
      legal: {},
      log: [],
      ...this.table,
      number,
      ...change,
    } as Table;
  }

  protected async doOrExplain(action: string): Promise<boolean> {
    if (!this.play(action)) return false;
    this.done.push(action);
    return true;
  }

  protected async doAll(actions: string[]): Promise<number> {
    this.requests.push(actions);
    for (const [index, action] of actions.entries()) if (!(await this.doOrExplain(action))) return index;
    return actions.length;
  }

  protected takeBack(): Promise<boolean> {
    return this.doOrExplain("undo");
  }

  protected doAgain(): Promise<boolean> {
    return this.doOrExplain("redo");
  }

  override refuse(refusal: Refusal): void {
    this.refused.push(refusal);
  }

  override words({ reason }: Refusal): Notice {
    return { text: reason };
  }

  preview(action: string): Promise<Preview> {
    return Promise.resolve(this.previewed(action));
  }

  choices(action: string, params: Record<string, string>): Promise<Choice[]> {
    return Promise.resolve(this.chosen(action, params));
  }

  macros(action: string, params: Record<string, string>): Promise<Macro[]> {
    return Promise.resolve(this.found(action, params));
  }

  file(): Promise<string> {
    return Promise.resolve("");
  }
}
