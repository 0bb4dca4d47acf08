// Board files of a game. Each is requested only once, as a board never changes under its name.

import { peek, postPatiently } from "../api/client";
import type { BoardCheck } from "../api/schema";

/** What every board file has; the rest depends on the game. */
export interface BoardFile {
  title: string;
  players?: number;
}

const read: Record<string, Promise<BoardFile> | undefined> = {};

export function boardNamed<File extends BoardFile>(game: string, board: string): Promise<File> {
  const key = `${game}/${board}`;
  const found = read[key] ?? peek<File>(`/games/${game}/boards/${board}`);
  read[key] = found;
  found.catch(() => (read[key] = undefined));
  return found as Promise<File>;
}

/** Errors in a board, and warnings about it. */
export function checkBoard(game: string, data: BoardFile, signal: AbortSignal): Promise<BoardCheck> {
  return postPatiently<BoardCheck>(`/games/${game}/boards/check`, { data }, signal);
}
