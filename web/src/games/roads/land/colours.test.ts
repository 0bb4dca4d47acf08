import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

const LAND = readFileSync("src/games/roads/land/roads.css", "utf-8");
const SEATS = readFileSync("src/app.css", "utf-8");
const ENOUGH = 3; // of WCAG 2.2, for what is no text
const STEP = 6; // of lightness from 0 to 100, so that two terrains are told apart without their colours
const TERRAINS = ["desert", "pasture", "rock", "sea", "woods", "mountain"];

/** A colour of the land by day or by night. */
function colour(name: string, dark: boolean): string {
  const [, day, night, both] =
    new RegExp(`--rb-${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(LAND) ?? [];
  const found = both ?? (dark ? night : day);
  if (!found) throw new Error(`there is no colour ${name}`);
  return found;
}

function seatColours(): { seat: string; sign: string }[] {
  const long = (digits: string): string => (digits.length === 4 ? digits.replace(/\w/g, "$&$&") : digits);
  return [...SEATS.matchAll(/--seat: (#\w+);\s+--seat-sign: (#\w+);/g)].map(([, seat = "", sign = ""]) => ({
    seat: long(seat),
    sign: long(sign),
  }));
}

/** The relative luminance of a colour. */
function light(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(digits.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How light it looks, from 0 to 100. */
const lightness = (digits: string): number => 116 * Math.cbrt(light(digits)) - 16;

describe.each([false, true])("the land, by night: %s", (dark) => {
  it.each(TERRAINS)("lets the edge of every piece be seen on %s", (terrain) => {
    expect(contrast(colour("edge", dark), colour(terrain, dark))).toBeGreaterThanOrEqual(ENOUGH);
  });

  it("lets terrains be told apart in grey", () => {
    const all = TERRAINS.map((terrain) => lightness(colour(terrain, dark))).sort((one, other) => one - other);
    for (const [at, each] of all.entries()) if (at) expect(each - (all[at - 1] ?? 0)).toBeGreaterThanOrEqual(STEP);
  });

  it.each(TERRAINS)("lets roads be seen on %s", (terrain) => {
    const ways = [colour("road", dark), colour("road-edge", dark)];
    expect(Math.max(...ways.map((way) => contrast(way, colour(terrain, dark))))).toBeGreaterThanOrEqual(ENOUGH);
  });

  it("lets the sea of the game be told from the open sea", () => {
    expect(lightness(colour("sea", dark)) - lightness(colour("deep", dark))).toBeGreaterThanOrEqual(STEP);
  });

  it.each(TERRAINS.filter((terrain) => terrain !== "sea"))("lets rivers be seen on %s", (terrain) => {
    const [water, shore] = [colour("sea", dark), colour("shore", dark)];
    const seen = [
      contrast(water, colour(terrain, dark)),
      contrast(shore, colour(terrain, dark)),
      contrast(water, shore),
    ];
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(1.8);
  });
});

it.each([false, true])("lets the legend be read, by night: %s", (dark) => {
  expect(contrast(colour("paper", dark), colour("paper-ink", dark))).toBeGreaterThanOrEqual(4.5); // of WCAG 2.2, for text
});

it("lets the sign of every seat be seen on its colour", () => {
  expect(seatColours()).toHaveLength(6);
  for (const { seat, sign } of seatColours()) expect(contrast(seat, sign)).toBeGreaterThanOrEqual(ENOUGH);
});
