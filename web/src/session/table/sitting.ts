// A position as a game draws it: a table as it stands now, a moment of its past, or a line that is only tried. What a
// game needs to know and to do is the same for all three.

import type { Choice, LogEntry, Preview, Refusal, Table, Macro } from "../../api/schema";
import { say, words } from "../../i18n/words.svelte";
import type { Queue } from "./queue.svelte";

export interface Notice {
  text: string;
  /** The chapter of the rules that a refusal comes from: its id, and in words. */
  chapter?: { id: string; title: string };
}

/** What may be done while everything else waits. */
export interface Hands {
  act(action: string): Promise<boolean>;
  /** Does several, one after another, which one undo takes back: up to the first that is refused, which is explained. Answers how many were done. */
  all(actions: string[]): Promise<number>;
  undo(): Promise<boolean>;
}

export interface Sitting {
  readonly kind: "now" | "moment" | "variation";
  readonly id: string;
  readonly table: Table | null;
  /** Is it up to the reader to act here? */
  readonly mine: boolean;
  /** What is on its way to the server, and what waits until the answer is there. */
  readonly queue: Queue;
  readonly connected: boolean;
  notice: Notice | null;
  /** What was new in the last update, for a moment of light on the board. */
  readonly news: LogEntry[];
  /** The position before this one, where it is known what to compare with. */
  readonly before: Table | null;
  legal(action: string): boolean;
  /** Does an action; one that the rules refuse is explained. Answers whether it was done. */
  act(action: string): Promise<boolean>;
  undo(): Promise<boolean>;
  redo(): Promise<boolean>;
  /** Does something of several steps when all that was asked for before is done, and nothing else meanwhile; null: it is on its way already. */
  together(what: string, work: (hands: Hands) => Promise<boolean>): Promise<boolean | null>;
  refuse(refusal: Refusal): void;
  words(refusal: Refusal): Notice;
  preview(action: string): Promise<Preview>;
  /** The ways to do something; with previews, each that is allowed says what would come of it. */
  choices(action: string, params: Record<string, string>, previews?: boolean): Promise<Choice[]>;
  /** Macros: actions that may be done one after another. */
  macros(action: string, params: Record<string, string>): Promise<Macro[]>;
  file(): Promise<string>;
}

/** A refusal in the words of the rules: those of the game, or those that all games share. */
export function refusalWords(game: string, { reason, chapter }: Refusal): Notice {
  const saying = (id: string): string => say(words.has(`${game}-${id}`) ? `${game}-${id}` : `core-${id}`);
  return { text: saying(`refused-${reason}`), chapter: { id: chapter, title: saying(`chapter-${chapter}`) } };
}
