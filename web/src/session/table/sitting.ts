// A position as a game draws it: a table as it is now, a moment in its past, or a variation. All three offer a game the
// same.

import type { Choice, LogEntry, Preview, Refusal, Table, Macro } from "../../api/schema";
import { say, words } from "../../i18n/words.svelte";
import type { Scene } from "../motion/scene";
import type { Guide } from "./guide";
import type { Queue } from "./queue.svelte";

export interface Notice {
  text: string;
  /** The chapter of the rules that a refusal comes from: its id and its title. */
  chapter?: { id: string; title: string };
}

/** What has been on its way to the server for long: something done in the game, or anything else. */
export type Late = "move" | "other";

/** Acts at once, ahead of everything in the queue. */
export interface DirectActions {
  act(action: string): Promise<boolean>;
  /**
   * Takes several actions, which one undo takes back, up to the first that is refused; that one is explained. Returns
   * how many were done.
   */
  all(actions: string[]): Promise<number>;
  undo(): Promise<boolean>;
}

export interface Sitting {
  readonly kind: "now" | "moment" | "variation";
  readonly id: string;
  readonly table: Table | null;
  /** Changes with the position and with who sees it: an answer that was requested under another key is out of date. */
  readonly positionKey: string;
  /** Can the reader act here? */
  readonly mine: boolean;
  /** The requests on their way to the server, and those that wait for them. */
  readonly queue: Queue;
  readonly connected: boolean;
  readonly late: Late | null;
  notice: Notice | null;
  /** The events of the last update, to highlight on the board. */
  readonly news: LogEntry[];
  /** The event that is being shown: meanwhile the position is that of the scene, and everything else is as of now. */
  readonly scene: Scene | null;
  /** The lesson that is played here: nothing is done by itself, and only what it wants is done at all. */
  readonly guide: Guide | null;
  /** The position before this one, if there is one to compare with. */
  readonly before: Table | null;
  legal(action: string): boolean;
  /** Takes an action; if the rules refuse it, shows why. Returns whether it was done. */
  act(action: string): Promise<boolean>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Runs several steps after everything in the queue, with nothing in between; null if it is in the queue already. */
  together(what: string, work: (direct: DirectActions) => Promise<boolean>): Promise<boolean | null>;
  refuse(refusal: Refusal): void;
  words(refusal: Refusal): Notice;
  preview(action: string): Promise<Preview>;
  /** Every way to take an action; with previews, each allowed one has what it would do. */
  choices(action: string, params: Record<string, string>, previews?: boolean): Promise<Choice[]>;
  /** Macros: actions that can be carried out in order. */
  macros(action: string, params: Record<string, string>): Promise<Macro[]>;
  file(): Promise<string>;
}

/** A key made of the view of a table, the seat that sees it, the last event, and the steps of its plan. */
export function keyOf({ kind, id, table }: Pick<Sitting, "kind" | "id" | "table">): string {
  return [id, kind, table?.my_seat, table?.number, table?.plan_number].join(" ");
}

/** A refusal in the words of the game's rules, or in those that all games share. */
export function refusalWords(game: string, { reason, chapter }: Refusal): Notice {
  const saying = (id: string): string => say(words.has(`${game}-${id}`) ? `${game}-${id}` : `core-${id}`);
  return { text: saying(`refused-${reason}`), chapter: { id: chapter, title: saying(`chapter-${chapter}`) } };
}
