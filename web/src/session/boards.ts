// Boards of a game as their files have them: each is asked for once, as a board of a name never changes.

import { peek, post } from "../api/client";
import type { BoardCheck } from "../api/schema";
import type { MapData } from "../games/roads/maps/cells";

const read: Record<string, Promise<MapData> | undefined> = {};

export function mapNamed(game: string, board: string): Promise<MapData> {
  const key = `${game}/${board}`;
  const found = read[key] ?? peek<MapData>(`/games/${game}/boards/${board}`);
  read[key] = found;
  found.catch(() => (read[key] = undefined));
  return found;
}

/** What is wrong with a map, and what there is to say of it. */
export function checkMap(game: string, data: MapData): Promise<BoardCheck> {
  return post<BoardCheck>(`/games/${game}/boards/check`, { data });
}
