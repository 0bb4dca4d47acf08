// What the page knows of a game beyond what the server says. Each game is a folder with an `index.ts` that exports this
// as `page`; everything large is loaded when it is needed. Games without such a folder share one.

import { getContext, setContext, type Component } from "svelte";

import type { GamePublic, LogEntry, Table } from "../../api/schema";
import type { Sound } from "../../app/motifs";
import type { Reward, Transition } from "./motion/scene";
import type { Asked } from "./questions";
import type { TableView } from "./view.svelte";
import type { LiveTable } from "./table.svelte";
import type { SeatSigns } from "../../ui/signs";

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Does an action mean the same in two positions? `row 3` may be another card by now, for instance. */
export type SameMeaning = (action: string, then: Table, now: Table) => boolean;

/** A game's table. */
export interface GameTable {
  default: Component<{ view: TableView }>;
  meansTheSame: SameMeaning;
  /** How much longer than usual an event is shown while it is seen happening, in milliseconds. */
  longer?: (entry: LogEntry, own: boolean) => number;
  /**
   * Of what was done at once, which part an event belongs to, where its parts shall be seen one after another; null where
   * all of it is one. `still`: where motion is unwelcome.
   */
  part?: (entry: LogEntry, still: boolean) => string | null;
  /** What an event made, told in place of its sentences, also to those who did it themselves. */
  reward?: (transition: Transition) => Reward | null;
  /** How an event is heard; by default as a piece that is put down. */
  soundOf?: (entry: LogEntry) => Sound;
  /** What to do, in the words of buttons, where the log tells only what was done. */
  advised?: (view: TableView, seat: number, action: string) => string;
  /** What can be asked at a table in words. */
  asked: (view: TableView) => Promise<Asked>;
}

/** The pages of a game whose boards can be browsed, made and laid. */
export interface GameMaps {
  /** All these pages: for looking, making or laying. */
  page: Loaded<{ game: string; board: string | null; what: "look" | "make" }>;
  /** A small picture of a board, with a link to it. */
  link: Loaded<{ game: string; board: string }>;
  picture: Loaded<{ game: string; board: string }>;
  /** A table whose players are laying its board. */
  laying: Loaded<{ liveTable: LiveTable; table: Table; now: boolean }>;
}

export interface GamePage {
  /** Its position among the cards of the home page; at the end if left out. */
  place?: number;
  /** How many computers its card suggests; by default as few as possible. */
  against?: number;
  /** The boards that its card starts games on, by the number of computers; by default the server chooses. */
  boards?: string[];
  picture: Loaded<Record<string, never>>;
  /** A position small, from what the server tells of it in lists; the bare board where that is null. */
  sketch: Loaded<{ game: string; board: string; sketch: unknown }>;
  /** A whole position as it lies on the table, to look at only; its sketch where a game has none. */
  still?: Loaded<{ game: string; board: string; position: GamePublic; label: string }>;
  table: () => Promise<GameTable>;
  /** How to play, opened at a chapter. */
  rules: Loaded<{ game: string; chapter: string | null }>;
  /** Its own signs for seats. */
  signs?: SeatSigns;
  maps?: GameMaps;
  /** Is there nothing to choose for an option, with this many players? */
  settled?: (option: string, players: number) => boolean;
}

/** What the first script asks for at once where the address leads to a table of this game. */
export interface Preload extends Pick<GamePage, "table"> {
  /** What its table reads of the game before it can be drawn. */
  reads: ("board" | "facts")[];
}

const KEY = Symbol("games");
type PageOf = (game: string) => GamePage;

export function provideGames(pageOf: PageOf): void {
  setContext(KEY, pageOf);
}

/** What the page knows of a game; the shared one for games that only the server knows. */
export function useGames(): PageOf {
  return getContext<PageOf>(KEY);
}
