// Places of the page between which pieces fly: whatever has a `data-anchor`, such as `deck`, `seat-2` or `hand-green`.

import type { Stop } from "./frames";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Smaller than this a piece is not to be seen. */
const LEAST = 0.3;

/** Where a piece lies in a place: in its middle, and no larger than the place. */
export function stopIn(place: Box, piece: { width: number; height: number }): Stop {
  const fits = Math.min(1, place.width / (piece.width || 1), place.height / (piece.height || 1));
  return {
    x: place.left + place.width / 2,
    y: place.top + place.height / 2,
    scale: Math.max(LEAST, Math.round(fits * 1000) / 1000),
  };
}

/** The place of an anchor, the first of its name that is drawn. */
export function boxOf(name: string): Box | null {
  for (const each of document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
    const box = each.getBoundingClientRect();
    if (box.width || box.height) return box;
  }
  return null;
}

/** The way between places of the page, as they lie now; those that are not drawn are left out. */
export function wayOf(names: readonly string[], piece: { width: number; height: number }): Stop[] {
  return names.flatMap((name) => {
    const box = boxOf(name);
    return box ? [stopIn(box, piece)] : [];
  });
}
