// What the page has of a game beside what the server says of it. Each game is a folder with an `index.ts` that exports
// this as `page`; everything big is loaded when it is needed. For games without such a folder there is one for all.

import { getContext, setContext, type Component } from "svelte";

import type { Table } from "../../api/schema";
import type { Asked } from "./questions";
import type { Sitting } from "./sitting";
import type { LiveTable } from "./table.svelte";
import type { SeatSigns } from "../../ui/signs";

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** Does an action mean at one position what it meant at another? `row 3` is no longer the same card, for instance. */
export type SameMeaning = (action: string, then: Table, now: Table) => boolean;

/** A game's table. */
export interface GameTable {
  default: Component<{ live: Sitting }>;
  /** The game's own keys, for the list of keys. */
  keys: () => { keys: string; does: string }[];
  same: SameMeaning;
  /** What can be asked at a table in words. */
  asked: (live: Sitting) => Promise<Asked>;
}

/** Boards of a game that are drawn, looked at, made and laid on pages of their own. */
export interface GameMaps {
  /** Look, make or lay: the pages of all its boards. */
  page: Loaded<{ game: string; board: string | null; what: "look" | "make" | "lay" }>;
  /** A board small, and the way to it. */
  link: Loaded<{ game: string; board: string }>;
  picture: Loaded<{ game: string; board: string }>;
  /** A table whose players lay its board. */
  laying: Loaded<{ live: LiveTable; table: Table; now: boolean }>;
}

export interface GamePage {
  /** Where its card stands among those of the home page; at their end if it is left out. */
  place?: number;
  /** How many computers its card suggests; else as few as can be. */
  against?: number;
  /** The boards that its card begins on, by the number of computers; else the server chooses. */
  boards?: string[];
  picture: Loaded<Record<string, never>>;
  table: () => Promise<GameTable>;
  /** How to play, from a chapter on. */
  rules: Loaded<{ game: string; chapter: string | null }>;
  /** Signs of its own for seats. */
  signs?: SeatSigns;
  maps?: GameMaps;
  /** Is an option no choice among so many players? */
  settled?: (option: string, players: number) => boolean;
}

const KEY = Symbol("games");
type PageOf = (game: string) => GamePage;

export function provideGames(pageOf: PageOf): void {
  setContext(KEY, pageOf);
}

/** What this page has of a game, by its name; of one that only the server knows, what it has for any. */
export function useGames(): PageOf {
  return getContext<PageOf>(KEY);
}
