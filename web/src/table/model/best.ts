// The best results on a board, for games where the aim is as many points as possible.

import { get, text } from "../../api/client";
import type { Best } from "../../api/schema";
import { saveFile } from "./save";

export function bestOf(game: string, board: string): Promise<Best> {
  return get<Best>(`/games/${game}/best?board=${encodeURIComponent(board)}&players=1`);
}

export async function download(game: string, table: string): Promise<void> {
  saveFile(`${game}-${table}.txt`, await text(`/tables/${table}/file`));
}
