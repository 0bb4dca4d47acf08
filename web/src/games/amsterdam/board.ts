// The board file as the server sends it, with only what drawing needs.

import { boardNamed } from "../../app/boards";

export interface PlaceData {
  id: string;
  name: string;
  x: number;
  y: number;
}

export interface RouteData {
  id: string;
  a: string;
  b: string;
  length: number;
  colour: string;
  /** The other route between the same two places. */
  parallel?: string;
  /** Whoever builds it takes a bonus card. */
  token?: boolean;
}

export interface BoardData {
  title: string;
  size: { width: number; height: number };
  places: PlaceData[];
  routes: RouteData[];
  cards: Record<string, number>;
  route_points: Record<string, number>;
  /** How many carts, open cards and so on there are. */
  numbers: Record<string, number>;
  /** `points`, if bonus cards are scored by rank: by the number of players, most cards first. */
  end_bonus: { type: string; points?: Record<string, number[]> };
}

export const boardOf = (name: string): Promise<BoardData> => boardNamed("amsterdam", name);
