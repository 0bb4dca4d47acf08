// Board files of a game.

import { postPatiently } from "../api/client";
import { once } from "../api/once";
import type { BoardCheck } from "../api/schema";

/** What every board file has; the rest depends on the game. */
export interface BoardFile {
  title: string;
  players?: number;
}

const read = once<BoardFile>((path) => path);

export function boardNamed<File extends BoardFile>(game: string, board: string): Promise<File> {
  return read(`/games/${game}/boards/${board}`) as Promise<File>;
}

/** Errors in a board, and warnings about it. */
export function checkBoard(game: string, data: BoardFile, signal: AbortSignal): Promise<BoardCheck> {
  return postPatiently<BoardCheck>(`/games/${game}/boards/check`, { data }, signal);
}
