// Motions as frames for the browser to play by itself: `transform` and `opacity` alone, so that nothing is laid out anew.

import type { Motion, MotionKind, Point } from "../model/motion/scene";

/** Where on its way something is at a part of it, with its size there. */
export interface Stop extends Point {
  scale?: number;
}

const [SMALL, BIG] = [0.55, 1.35];
/** The part of a way in which something appears at its begin, or is gone at its end. */
const FADE = 0.25;
/** How high an arc is for its width, and of how many straight pieces. */
const ARC = { rise: 0.35, pieces: 8 };

const apart = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** How far along a way each of its points is, from 0 to 1. */
export function offsetsOf(way: readonly Point[]): number[] {
  let length = 0;
  const sums = way.map((point, index) => (length += index ? apart(way[index - 1] as Point, point) : 0));
  return sums.map((sum, index) => (length ? sum / length : index / Math.max(1, way.length - 1)));
}

/** From the first point of a way to its last as something hops, at least so high. */
export function arcOf(way: readonly Point[], least: number): Point[] {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last || way.length < 2) return [...way];
  const rise = Math.max(least, ARC.rise * apart(first, last));
  return Array.from({ length: ARC.pieces + 1 }, (_, index) => {
    const part = index / ARC.pieces;
    const [x, y] = [first.x + part * (last.x - first.x), first.y + part * (last.y - first.y)];
    return { x, y: y - 4 * rise * part * (1 - part) };
  });
}

function at({ x, y, scale = 1 }: Stop, size = 1): string {
  const sized = scale * size;
  return `translate(${x}px, ${y}px)${sized === 1 ? "" : ` scale(${sized})`}`;
}

/** The frames of a motion. */
export function framesOf(way: readonly Stop[], kind: MotionKind): Keyframe[] {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return [];
  if (kind === "mark")
    return [
      { transform: at(last, SMALL), opacity: 0 },
      { transform: at(last), opacity: 1, offset: 0.3 },
      { transform: at(last), opacity: 1, offset: 0.7 },
      { transform: at(last, BIG), opacity: 0 },
    ];
  if (way.length === 1) {
    const [there, away] = [
      { transform: at(first), opacity: 1 },
      { transform: at(first, SMALL), opacity: 0 },
    ];
    return kind === "go" ? [there, away] : [away, there];
  }
  const offsets = offsetsOf(way);
  return way.map((stop, index) => ({ transform: at(stop), offset: offsets[index] ?? 0 }));
}

/** How what comes appears, and what goes vanishes, while it is on a way. */
export function fadingOf(points: number, kind: MotionKind): Keyframe[] {
  if (points < 2 || kind === "move" || kind === "mark") return [];
  return kind === "come"
    ? [{ opacity: 0 }, { opacity: 1, offset: FADE }, { opacity: 1 }]
    : [{ opacity: 1 }, { opacity: 1, offset: 1 - FADE }, { opacity: 0 }];
}

/** When a motion plays, in a scene that lasts so many milliseconds. What has not come yet is not to be seen. */
export function timingOf({ from, to }: Pick<Motion<unknown>, "from" | "to">, lasts: number): KeyframeAnimationOptions {
  return {
    delay: from * lasts,
    duration: Math.max(0, to - from) * lasts,
    easing: "cubic-bezier(0.4, 0.1, 0.3, 1)",
    fill: "both",
  };
}

/** A label shows up, rises from one point to another, and is gone. */
export function risingOf(from: Point, to: Point): Keyframe[] {
  const [low, high] = [at(from), at(to)];
  return [
    { transform: low, opacity: 0 },
    { transform: low, opacity: 1, offset: 0.2 },
    { opacity: 1, offset: 0.7 },
    { transform: high, opacity: 0 },
  ];
}

/** Lets a label rise from where a motion ends, when it does. */
export function rise(
  drawn: Element,
  [from, to]: readonly [Point, Point],
  motion: Pick<Motion<unknown>, "from" | "to">,
  lasts: number,
): () => void {
  const timing = timingOf({ from: (motion.from + motion.to) / 2, to: 1 }, lasts);
  const played = drawn.animate(risingOf(from, to), { ...timing, easing: "linear" });
  return () => played.cancel();
}

/** Lets something drawn go along its way; answers how to end that. */
export function play(
  drawn: Element,
  way: readonly Stop[],
  motion: Pick<Motion<unknown>, "from" | "to" | "kind">,
  lasts: number,
): () => void {
  const timing = timingOf(motion, lasts);
  const played = [framesOf(way, motion.kind), fadingOf(way.length, motion.kind)]
    .filter((frames) => frames.length > 0)
    .map((frames) => drawn.animate(frames, timing));
  return () => {
    for (const each of played) each.cancel();
  };
}
