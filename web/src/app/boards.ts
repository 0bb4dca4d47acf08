// What never changes of a game: its boards, and the numbers in its rules. Each is requested once.

import { peek, postPatiently } from "../api/client";
import type { BoardCheck } from "../api/schema";

/** What every board file has; the rest depends on the game. */
export interface BoardFile {
  title: string;
  players?: number;
}

const read: Record<string, Promise<unknown> | undefined> = {};

function once<T>(path: string): Promise<T> {
  const found = read[path] ?? peek<T>(path);
  read[path] = found;
  found.catch(() => (read[path] = undefined));
  return found as Promise<T>;
}

export const boardNamed = <File extends BoardFile>(game: string, board: string): Promise<File> =>
  once(`/games/${game}/boards/${board}`);

/** The page has no numbers of its own. */
export const factsOf = <Facts>(game: string): Promise<Facts> => once(`/games/${game}/facts`);

/** Errors in a board, and warnings about it. */
export function checkBoard(game: string, data: BoardFile, signal: AbortSignal): Promise<BoardCheck> {
  return postPatiently<BoardCheck>(`/games/${game}/boards/check`, { data }, signal);
}
