// Boards of a game as their files have them: each is asked for once, as a board of a name never changes.

import { peek, postPatiently } from "../api/client";
import type { BoardCheck } from "../api/schema";

/** What every board file says; the rest is the game's. */
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

/** What is wrong with a board, and what there is to say of it. */
export function checkBoard(game: string, data: BoardFile, signal: AbortSignal): Promise<BoardCheck> {
  return postPatiently<BoardCheck>(`/games/${game}/boards/check`, { data }, signal);
}
