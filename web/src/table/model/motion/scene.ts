// What happened between two positions, and how a game shows what moves in it.

import type { LogEntry, Table } from "../../../api/schema";

/** Something that happened, with the positions around it as the viewer knew them. */
export interface Transition {
  before: Table;
  after: Table;
  /** The event. */
  entry: LogEntry;
  /** Did I do it myself? */
  own: boolean;
  /**
   * Which of both the table is drawn as meanwhile: `before` it happened; `after` where I did it myself, as nothing waits
   * for a motion, and where motion is unwelcome.
   */
  drawn: "before" | "after";
}

export function transition(before: Table, after: Table, entry: LogEntry, own: boolean): Transition {
  return { before, after, entry, own, drawn: own ? "after" : "before" };
}

/** What an event made, told in place of its sentences, and also where I did it myself. */
export interface Reward {
  words: string;
  /** Whose it is; null: it was made by itself. */
  seat: number | null;
  /** Milliseconds from before to after, at the usual pace. */
  lasts: number;
}

/** A transition while it is shown. */
export interface Scene extends Transition {
  reward: Reward | null;
  /** Another one for each scene. */
  key: number;
  /** Milliseconds from before to after, at the pace of the queue. */
  lasts: number;
  /** Marks of what has changed, in place of motion. */
  still: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export type MotionKind = "move" | "come" | "go" | "mark";

/** What moves, comes or goes in a scene, or is pointed at, on a board that is drawn. */
export interface Motion<What> {
  /** Which piece it is in the position that is drawn, where it is hidden meanwhile; such as `0.t1` or `R17`. */
  piece: string;
  /** What to draw: the game's own. */
  what: What;
  /** In units of the board; of one point: it comes, goes or changes there. */
  way: Point[];
  kind: MotionKind;
  /** Its part of the scene, from 0 to 1. */
  from: number;
  to: number;
  /** Such as `+1`. */
  label?: string;
  /** Does it go in an arc, with its label over it? */
  hops?: boolean;
  /** What is marked in place of its way and its end where motion is unwelcome; null: nothing. */
  still?: (Point & { label: string }) | null;
}

/** The same over the whole page: from one place with a `data-anchor` to others. */
export interface Flight<What> extends Omit<Motion<What>, "way"> {
  way: string[];
}

/** The pieces that are on their way, so that the position is drawn without them; a mark takes nothing away. */
export function onTheWay(
  scene: Scene | null,
  motions: readonly Pick<Motion<unknown>, "piece" | "kind">[],
): Set<string> {
  const moving = scene && !scene.still ? motions.filter(({ kind }) => kind !== "mark") : [];
  return new Set(moving.map(({ piece }) => piece));
}
