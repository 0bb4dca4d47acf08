// A fake sitting, for tests of games' controllers: it records what is done, and answers as the test says.

import type { Choice, LogEntry, Preview, Refusal, Table, Macro } from "../../api/schema";
import type { Scene } from "../motion/scene";
import { Queue } from "./queue.svelte";
import { isLegal } from "./notation";
import { keyOf, type DirectActions, type Notice, type Sitting } from "./sitting";

export class FakeSitting implements Sitting {
  readonly id = "t";
  kind = $state<Sitting["kind"]>("now");
  table = $state.raw<Table | null>(null);
  mine = $state(true);
  notice = $state.raw<Notice | null>(null);
  readonly queue = new Queue();
  readonly connected = true;
  readonly late = null;
  readonly news: LogEntry[] = [];
  readonly before = null;
  readonly guide = null;
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

  readonly positionKey = $derived.by(() => keyOf(this));

  legal(action: string): boolean {
    return isLegal(this.table, action);
  }

  private async do(action: string): Promise<boolean> {
    if (!this.play(action)) return false;
    this.done.push(action);
    return true;
  }

  private async doAll(actions: string[]): Promise<number> {
    this.requests.push(actions);
    for (const [index, action] of actions.entries()) if (!(await this.do(action))) return index;
    return actions.length;
  }

  async act(action: string): Promise<boolean> {
    return (await this.queue.do(action, () => this.do(action))) ?? false;
  }

  undo = (): Promise<boolean> => this.act("undo");
  redo = (): Promise<boolean> => this.act("redo");

  together(what: string, work: (direct: DirectActions) => Promise<boolean>): Promise<boolean | null> {
    return this.queue.do(what, () =>
      work({
        act: (action) => this.do(action),
        all: (actions) => this.doAll(actions),
        undo: () => this.do("undo"),
      }),
    );
  }

  refuse(refusal: Refusal): void {
    this.refused.push(refusal);
  }

  words({ reason }: Refusal): Notice {
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
