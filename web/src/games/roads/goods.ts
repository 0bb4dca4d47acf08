// The shapes of goods: paths around (0, 0) in a square of 24 by 24, each with the class that colours it.

export const GOODS = [
  "trunks",
  "boards",
  "paper",
  "goose",
  "clay",
  "stone",
  "fuel",
  "iron",
  "gold",
  "coins",
  "stock",
] as const;
export type GoodName = (typeof GOODS)[number];

type Part = [colour: string, path: string];

function ring(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** Three logs, planks, a sheet, a goose, a lump, a cut block, a barrel, a bar, a nugget, a pile of coins, a bond. */
export const ART: Record<GoodName, Part[]> = {
  trunks: [
    ["bark", ring(-5, 4.5, 5.2) + ring(5.4, 4.5, 5.2) + ring(0.2, -4.6, 5.2)],
    ["wood", ring(-5, 4.5, 3.4) + ring(5.4, 4.5, 3.4) + ring(0.2, -4.6, 3.4)],
    ["bark", ring(-5, 4.5, 1) + ring(5.4, 4.5, 1) + ring(0.2, -4.6, 1)],
  ],
  boards: [
    ["bark", "M-11 5.5L-4-.5H11.5V3L4.5 9.2H-11Z"],
    ["plank", "M-11 4.5L-4-1.3H11.5L4.5 4.5Z"],
    ["wood", "M-11 4.5H4.5V8.2H-11Z"],
    ["bark", "M-11-2.5L-4-8.5H11.5V-5L4.5 1.2H-11Z"],
    ["plank", "M-11-3.5L-4-9.3H11.5L4.5-3.5Z"],
    ["wood", "M-11-3.5H4.5V.2H-11Z"],
  ],
  paper: [
    ["shade", "M-7.5-11H4L8.5-6.5V11H-7.5Z"],
    ["sheet", "M-6.5-10H3.5V-6H7.5V10H-6.5Z"],
    ["fold", "M3.5-10L7.5-6H3.5Z"],
    ["script", "M-4-3.5H5V-2.3H-4ZM-4 0H5V1.2H-4ZM-4 3.5H2.5V4.7H-4Z"],
  ],
  goose: [
    ["bill", "M-1 7.5h1.6v4h-1.6zM3.5 7.5h1.6v4h-1.6zM-9.5-8.5L-5.5-9.5V-6.5Z"],
    [
      "feather",
      "M-6.5-6C-7-11 0-11.5 0-7 0-4-2-2.5-2-.5 1-2 7-2.5 11.5-1 10.5 5.5 6.5 8.5 1.5 8.5-4 8.5-7 5-6 1-5.5-1.5-4.5-3-4.5-4.5Z",
    ],
    ["wing", "M0 1.5Q5-.5 9.5 1.5 6.5 6 1.5 5-.5 4 0 1.5Z"],
    ["eye", ring(-3.6, -7.4, 0.9)],
  ],
  clay: [
    ["clay-deep", "M-11 8Q-11.5 1-6.5-1-6-8.5.5-8.5 6-8.5 7-2.5 11.5 0 11 8 0 10.5-11 8Z"],
    ["clay", "M-9.5 6.5Q-9.5 1.5-5-.3-4.5-7 .5-7 4.5-6.8 5.5-1.5 9.5.8 9.4 6.5 0 8.5-9.5 6.5Z"],
    ["clay-light", "M-3-2.5Q-2.5-5.5.5-5.5 2-5.3 2.8-4.2 0-4.5-1.3-1.7ZM-7.5 4Q-7.3 2-4.5 1.2L-5 3Z"],
  ],
  stone: [
    ["stone-deep", "M-11 6.5L-8-3-1-9 7-7 11.5 1.5 8.5 8.5-3 10Z"],
    ["stone", "M-9.5 6L-6.8-2.5-.5-2 1.5 4-3 8.8Z"],
    ["stone-light", "M-6.8-3.5L-.8-7.8 6.3-6 4.5-2.5-.5-3Z"],
    ["stone-mid", "M.6-2L5.5-1.7 7.3-5 10.2 1.4 7.8 7.4-1.8 8.7 2.7 4.2Z"],
  ],
  fuel: [
    ["oil", "M-8-8Q0-11.5 8-8V8.5Q0 12-8 8.5Z"],
    ["oil-band", "M-8-4.5Q0-1.5 8-4.5V-2.7Q0 .3-8-2.7ZM-8 3.2Q0 6.2 8 3.2V5Q0 8-8 5Z"],
    ["oil-top", "M-7-8Q0-10.5 7-8 0-5.5-7-8Z"],
    ["flame", "M0-2Q3.2 1.5 1.9 3.5 0 5.3-1.9 3.5-3.2 1.5 0-2Z"],
  ],
  iron: [
    ["iron-deep", "M-11.5 8L-8-3.5H6L11.5 1V8Z"],
    ["iron", "M-10 7L-7.2-1.5H3.5L6.5 7Z"],
    ["iron-light", "M-6.5-2.8H5.5L10 1 7 2 4-1.8H-7Z"],
    ["iron-mid", "M7.5 3L10.5 1.8V7H7.7Z"],
  ],
  gold: [
    ["gold-deep", "M-11 3.5L-8.5-4-1.5-9 6-6.5 11 0 9 7 0 9.5-8 8.5Z"],
    ["gold", "M-9.3 3.3L-7.2-3-1.3-7.2 5-5.2 9.2.3 7.6 5.7-.2 7.8-7 7Z"],
    ["gold-light", "M-5.5-1.5L-1.5-5 3-3.5-1.5-.5ZM2 1.5L6-1 7 2 4 4.5Z"],
  ],
  coins: [
    [
      "gold-deep",
      "M-11-1.5Q-11-5.5-3.5-5.5 1-5.5 3-4.3 5.5-5.5 8.5-4 11.5-2.5 11.5 0V5.5Q11.5 9.5 4 9.5-.5 9.5-2.5 8.2-11 8.5-11 4.5Z",
    ],
    ["gold", "M-10-1.5Q-10-4.5-3.5-4.5 3-4.5 3-1.5 3 1.5-3.5 1.5-10 1.5-10-1.5Z"],
    ["gold-light", "M-6.5-1.5Q-6.5-3-3.5-3-.5-3-.5-1.5-.5 0-3.5 0-6.5 0-6.5-1.5Z"],
    ["gold", "M-2.5 4Q-2.5 1.2 4 1.2 10.5 1.2 10.5 4 10.5 6.8 4 6.8-2.5 6.8-2.5 4Z"],
    ["gold-light", "M1 4Q1 2.6 4 2.6 7 2.6 7 4 7 5.4 4 5.4 1 5.4 1 4Z"],
  ],
  stock: [
    ["bond-deep", "M-11-8.5H11V8.5H-11Z"],
    ["sheet", "M-9.8-7.3H9.8V7.3H-9.8Z"],
    ["bond", "M-8.3-5.8H8.3V-3.3H-8.3ZM-8.3-1.5H1V-.3H-8.3ZM-8.3 1.5H0V2.7H-8.3ZM-8.3 4.5H-1V5.7H-8.3Z"],
    [
      "seal",
      "M5 .2L6.2-1.3 7 .3 8.8 0 8.3 1.7 9.9 2.7 8.3 3.7 8.7 5.5 7.8 5.3V9.5L5.5 7.8 3.2 9.5V5.3L2.4 5.5 2.8 3.7 1.2 2.7 2.8 1.7 2.3 0 4.1.3Z",
    ],
  ],
};
