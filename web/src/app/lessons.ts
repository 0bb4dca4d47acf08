// How far the reader has come in the lessons of a game, as this browser knows it.

/** What was done in each scene that was reached, step by step: nothing where there was only something to read. */
export type Done = string[][][];

export interface Progress {
  done: Done;
  /** What was done for a goal that is not reached yet. */
  trying: string[];
  finished: boolean;
}

export const NOTHING_YET: Progress = { done: [[]], trying: [], finished: false };

const keyOf = (game: string, lesson: string): string => `lautta-lesson-${game}-${lesson}`;

const isActions = (all: unknown): all is string[] =>
  Array.isArray(all) && all.every((each) => typeof each === "string");
const isDone = (all: unknown): all is Done =>
  Array.isArray(all) &&
  all.length > 0 &&
  all.every((scene) => Array.isArray(scene) && scene.every((step) => isActions(step)));

/** Whatever is kept that is not what we keep now is forgotten. */
export function progressOf(game: string, lesson: string): Progress | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game, lesson)) ?? "null") as Partial<Progress> | null;
    if (!kept || !isDone(kept.done) || !isActions(kept.trying)) return null;
    return { done: kept.done, trying: kept.trying, finished: kept.finished === true };
  } catch {
    return null;
  }
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  localStorage.setItem(keyOf(game, lesson), JSON.stringify(progress));
}
