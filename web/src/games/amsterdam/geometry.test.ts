import { describe, expect, it } from "vitest";

import file from "../../../../src/lautta/games/amsterdam/board/amsterdam.json";

import type { BoardData } from "./board";
import { bendsOf } from "./drawing";
import { contractLine, corners, gap, letterOf, meant, next, PLACE_RADIUS, row, rows } from "./geometry";
import { labels, room } from "./labels";

const board: BoardData = file;
const drawn = rows(board, bendsOf("amsterdam"));
const discs = board.places.map((place) => corners({ ...place, angle: 0 }, PLACE_RADIUS * 1.6, PLACE_RADIUS * 1.6));

/** The pairs of names, spaces and places that are closer than `least`. */
function tooClose(shapes: { name: string; shape: ReturnType<typeof corners> }[], least: number): string[] {
  return shapes.flatMap((one, at) =>
    shapes.slice(at + 1).flatMap((two) => (gap(one.shape, two.shape) < least ? [`${one.name} ${two.name}`] : [])),
  );
}

describe("my contracts", () => {
  it("are told apart by dashes, bow and letter, also between the same places", () => {
    const [a, b] = board.places as [BoardData["places"][0], BoardData["places"][0]];
    const two = [0, 1, 2, 3].map((index) => contractLine(a, b, index));
    expect(new Set(two.map(({ dashes }) => dashes)).size).toBe(4);
    expect(new Set(two.map(({ path }) => path)).size).toBe(4);
    expect([0, 1, 2].map(letterOf).join("")).toBe("ABC");
  });
});

describe("the drawn board", () => {
  const spaces = drawn.flatMap((each) =>
    each.spaces.map((space, at) => ({ name: `${each.id}.${at}`, shape: corners(space) })),
  );

  it("has as many spaces as the board file says", () => {
    expect(spaces.length).toBe(board.routes.reduce((sum, route) => sum + route.length, 0));
  });

  it("keeps all spaces apart", () => {
    expect(tooClose(spaces, 3)).toEqual([]);
  });

  it("keeps spaces off the places", () => {
    const hits = spaces.filter((space) => discs.some((disc) => gap(space.shape, disc) < 0));
    expect(hits.map((hit) => hit.name)).toEqual([]);
  });

  it("names every place, off all spaces, places and other names", () => {
    const named = labels(board, drawn, "amsterdam");
    expect(named.map((label) => label.id).sort()).toEqual(board.places.map((place) => place.id).sort());
    const names = named.map((label) => ({ name: label.id, shape: room(label) }));
    expect(tooClose(names, 0)).toEqual([]);
    const covered = names.flatMap((name) =>
      [...spaces, ...discs.map((shape, at) => ({ name: board.places[at]?.id ?? "", shape }))]
        .filter((other) => gap(name.shape, other.shape) < 0)
        .map((other) => `${name.name} ${other.name}`),
    );
    expect(covered).toEqual([]);
  });

  it("spells the names as the board file does", () => {
    const plain = (lines: string[]): string => lines.join(" ").replace("- ", "").replace(/[ -]/g, "");
    for (const label of labels(board, drawn, "amsterdam")) {
      const place = board.places.find((each) => each.id === label.id);
      expect(plain(label.lines)).toBe(plain([place?.name ?? ""]));
    }
  });
});

describe("the arrow keys", () => {
  it("reach every route from every other", () => {
    const directions = [
      { x: 1, y: 0 },
      { x: -1, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: -1 },
    ];
    for (const start of drawn) {
      const reached = new Set([start]);
      for (const here of reached) {
        for (const direction of directions) {
          const there = next(drawn, here, direction);
          if (there) reached.add(there);
        }
      }
      expect(drawn.filter((each) => !reached.has(each)).map((each) => each.id)).toEqual([]);
    }
  });
});

describe("a board that nobody has drawn", () => {
  it("still names every place inside its borders", () => {
    const named = labels(board, rows(board, {}), "elsewhere");
    expect(named.length).toBe(board.places.length);
    for (const label of named) {
      for (const corner of room(label)) {
        expect(corner.x).toBeGreaterThan(0);
        expect(corner.x).toBeLessThan(1000);
      }
    }
  });
});

describe("a row of spaces", () => {
  const route = { id: "R", a: "a", b: "b", length: 3, colour: "red" };

  it("lies evenly between its places", () => {
    const spaces = row(route, { x: 0, y: 0 }, { x: 300, y: 0 }, 0).spaces;
    expect(spaces.map((space) => Math.round(space.x))).toEqual([86, 150, 214]);
    expect(spaces.every((space) => space.angle === 0 && Math.abs(space.y) < 1e-9)).toBe(true);
  });

  it("never turns its symbols upside down", () => {
    for (const [x, y] of [
      [-300, 0],
      [-200, 200],
      [0, 300],
      [200, -200],
    ] as const) {
      for (const space of row(route, { x: 0, y: 0 }, { x, y }, 20).spaces) {
        expect(Math.abs(space.angle)).toBeLessThanOrEqual(90);
      }
    }
  });
});

describe("a route that a finger means", () => {
  it("is the nearest one, also beside its spaces", () => {
    for (const each of drawn) {
      expect(meant(drawn, each.middle, 60)).toBe(each);
      const aside = each.spaces[0];
      if (aside) expect(meant([each], { x: aside.x + 40, y: aside.y + 40 }, 60)).toBe(each);
    }
  });

  it("is none where there is none near", () => {
    expect(meant(drawn, { x: -300, y: -300 }, 60)).toBeNull();
  });
});
