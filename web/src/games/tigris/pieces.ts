// The shapes of everything on the board: paths around (0, 0), for squares of 64 by 64.

export const TILES = ["settlement", "temple", "farm", "market"] as const;
export const LEADERS = ["king", "priest", "farmer", "trader"] as const;
export const COLOURS = ["black", "red", "blue", "green"] as const;
export const DYNASTIES = ["lion", "pot", "archer", "bull"] as const;
export type TileName = (typeof TILES)[number];
export type LeaderName = (typeof LEADERS)[number];
export type Colour = (typeof COLOURS)[number];

/** The colour of a tile or a leader. */
export function colourOf(name: string): Colour {
  const index = Math.max(TILES.indexOf(name as TileName), LEADERS.indexOf(name as LeaderName));
  return COLOURS[index] ?? "black";
}

export const tileOf = (colour: string): TileName => TILES[COLOURS.indexOf(colour as Colour)] ?? "settlement";
export const leaderOf = (colour: string): LeaderName => LEADERS[COLOURS.indexOf(colour as Colour)] ?? "king";

/** The edge of a tile: each kind has its own shape. */
export const PLAQUES: Record<TileName, string> = {
  settlement: "M-23-27H23Q27-27 27-23V23Q27 27 23 27H-23Q-27 27-27 23V-23Q-27-27-23-27Z",
  temple: "M-27 27V-16H-20V-22H-11V-27H11V-22H20V-16H27V27Z",
  farm: "M-7-27H7Q27-27 27-7V7Q27 27 7 27H-7Q-27 27-27 7V-7Q-27-27-7-27Z",
  market: "M-27-12L-12-27H12L27-12V12L12 27H-12L-27 12Z",
};

/** House, stepped tower, ear of corn, scales; 32 by 32. */
export const EMBLEMS: Record<TileName, string> = {
  settlement: "M-15 15V-5H-11V-9H-7V-14H1V-9H11V-5H15V15H5V7A5 5 0 0 0-5 7V15Z",
  temple: "M-18 15V8H-13V1H-8V-6H-4V-14H4V-6H8V1H13V8H18V15H3V9H-3V15Z",
  farm: "M0-17Q5-11 0-5Q-5-11 0-17ZM-2-3Q-10-3-11-12Q-3-11-2-3ZM2-3Q10-3 11-12Q3-11 2-3ZM-2 5Q-10 5-11-4Q-3-3-2 5ZM2 5Q10 5 11-4Q3-3 2 5ZM-2 13Q-10 13-11 4Q-3 5-2 13ZM2 13Q10 13 11 4Q3 5 2 13ZM-1.3-5H1.3V17H-1.3Z",
  market:
    "M-1.6-15H1.6V-10.4H14V-8H13.6L18.6 4H18A5.6 5.6 0 0 1 7 4H6.6L11.6-8H1.6V11H8V14.6H-8V11H-1.6V-8H-11.6L-6.6 4H-7A5.6 5.6 0 0 1-18 4H-18.6L-13.6-8H-14V-10.4H-1.6ZM-12.6-5L-15.8 3H-9.4ZM12.6-5L9.4 3H15.8Z",
};

/** The field on a leader's disc: each office has its own shape. */
export const FIELDS: Record<LeaderName, string> = {
  king: "M-17-15.5Q-17-17-15.5-17H15.5Q17-17 17-15.5V15.5Q17 17 15.5 17H-15.5Q-17 17-17 15.5Z",
  priest: "M0-22Q17-12 17 4V18H-17V4Q-17-12 0-22Z",
  farmer: "M-20.5 0A20.5 20.5 0 1 1 20.5 0A20.5 20.5 0 1 1-20.5 0Z",
  trader: "M0-23.5L23.5 0 0 23.5-23.5 0Z",
};

export const GEM = {
  body: "M-12-3L-7-11H7L12-3 0 12Z",
  light: "M-12-3L-7-11H7L12-3Z",
  lines: "M-12-3H12M-5-3L0-11 5-3 0 12ZM-7-11L-5-3M7-11L5-3",
};

export const RUIN = {
  ground: "M-27-9L-17-24-1-28 19-23 28-6 25 15 10 27-11 26-27 14Z",
  inner: "M-19-7L-11-18 1-20 14-16 20-3 17 11 6 19-9 18-19 9Z",
  cracks: "M-2-3L-11-13-9-24M-2-3L9-11 21-9 27-12M-2-3L5 7 1 17 7 27M5 7L17 10 24 16M-2-3L-15 2-26 8M-11-13L-19-14",
};
