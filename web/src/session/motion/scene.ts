// What happens, piece by piece: scenes of the table, and how a game shows what moves in them.

import type { LogEntry, Table } from "../../api/schema";

/** From one position to another. */
export interface Change {
  /** As the viewer knew the table. */
  before: Table;
  after: Table;
  /**
   * Which of both the table is drawn as meanwhile: `before` it happened; `after` where I did it myself, as nothing waits
   * for a motion, and where motion is unwelcome.
   */
  drawn: "before" | "after";
}

/** Something that happened, while it is shown: on its way from `before` to `after`. */
export interface Scene extends Change {
  /** Another one for each scene. */
  key: number;
  /** The event. */
  entry: LogEntry;
  /** Milliseconds from before to after, at the pace of the queue. */
  lasts: number;
  /** Marks of what has changed, in place of motion. */
  still: boolean;
  /** What is shown after it, where that is known already, so that a game can prepare it. */
  next: Change | null;
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
