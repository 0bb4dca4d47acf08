import { expect, test } from "vitest";

import { placesOf } from "./board";
import { boxOf, layoutOf, nameAt } from "./layout";
import type { GridEntry } from "./position";

const grid = (rows: string[], names: string): GridEntry => ({
  name: "cells",
  rows,
  info: { signs: ".i", seats: [], places: { params: ["pin"], names: [...names] } },
});
const ROW = grid(["i".repeat(13)], "abcdefghijklm");

test("a long row goes on in further lines where the screen is narrow", () => {
  const [wide, narrow] = [layoutOf(ROW, false), layoutOf(ROW, true)];
  expect([wide.across, wide.grounds.length, narrow.across, narrow.grounds.length]).toEqual([13, 1, 7, 2]);
  expect(narrow.grounds.map(({ width }) => width)).toEqual([700, 600]);
  const [first, , , , , , , eighth] = placesOf(ROW) as [never, ...never[]];
  expect([narrow.spot(first), wide.spot(eighth as never)]).toEqual([
    { x: 0, y: 0 },
    { x: 700, y: 0 },
  ]);
  const { x, y } = narrow.spot(eighth as never);
  expect(x).toBe(0);
  expect(y).toBeGreaterThan(100);
  const { area } = narrow;
  expect(y + 100).toBeLessThan(area.y + area.height);
});

test("names stand over columns and a single row, beside rows and a single column, else in the cells", () => {
  const names = (rows: string[], named: string): string => layoutOf(grid(rows, named), false).names;
  expect(names(["..", ".."], "ab")).toBe("over");
  expect(names(["..."], "abc")).toBe("over");
  expect(names([".", ".", "."], "abc")).toBe("beside");
  expect(names(["...", "..."], "ab")).toBe("beside");
  expect(names(["..", ".."], "abcd")).toBe("inside");
});

test("a name is part of what is clicked, and lies in what is drawn", () => {
  for (const narrow of [false, true]) {
    const layout = layoutOf(ROW, narrow);
    const { area } = layout;
    const boxes = placesOf(ROW).map((place) => {
      const [box, name] = [boxOf(layout, place), nameAt(layout, place, place.name)];
      expect(box.y < name.y && name.y < box.y + box.height).toBe(true);
      expect(box.y >= area.y && box.x >= area.x && box.x + box.width <= area.x + area.width).toBe(true);
      return box;
    });
    const apart = boxes.every((one, at) =>
      boxes.slice(at + 1).every((other) => other.x >= one.x + one.width || other.y >= one.y + one.height),
    );
    expect(apart).toBe(true);
  }
});

test("a long name is written smaller", () => {
  const [place] = placesOf(ROW) as [never];
  const layout = layoutOf(ROW, false);
  expect(nameAt(layout, place, "harbour").size).toBeLessThan(nameAt(layout, place, "a").size);
});
