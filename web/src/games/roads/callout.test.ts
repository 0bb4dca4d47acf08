import { expect, test } from "vitest";

import { placed, type Edges } from "./callout";

const box = (left: number, top: number, width: number, height: number): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const BOARD = box(0, 0, 1000, 800);
const TILE = box(450, 350, 100, 100);
const at = (thing: Edges, marks: Edges[], pieces: Edges[] = [], kept?: number, settled?: boolean) =>
  placed([200, 150], thing, BOARD, [marks, pieces], kept, settled);
const below = box(400, 460, 200, 100);

test("a card stands below, and above where something could be covered that one could press", () => {
  expect(at(TILE, []).box).toMatchObject({ left: 400, top: 456 });
  expect(at(TILE, [below]).box.bottom).toBe(344);
  expect(at(TILE, [], [below]).box.bottom).toBe(344);
});

const apart = (one: Edges, other: Edges): boolean =>
  one.left >= other.right || one.right <= other.left || one.top >= other.bottom || one.bottom <= other.top;

test("at the edges of the board it stays inside, and beside what it is about", () => {
  for (const thing of [box(-30, 0, 100, 100), box(940, 700, 100, 100), box(450, 690, 100, 100)]) {
    const { box: card } = at(thing, []);
    expect(card.left >= 0 && card.top >= 0 && card.right <= 1000 && card.bottom <= 800).toBe(true);
    expect(apart(card, thing)).toBe(true);
  }
});

test("between marks on all sides it stands farther away", () => {
  const around = [box(300, 280, 400, 60), box(300, 460, 400, 60), box(340, 340, 100, 120), box(560, 340, 100, 120)];
  const { box: card } = at(TILE, around);
  expect(around.every((mark) => apart(card, mark))).toBe(true);
});

test("it makes room once for marks that come later, and then stays", () => {
  const { way } = at(TILE, []);
  expect(at(TILE, [below], [], way).way).not.toBe(way);
  expect(at(TILE, [below], [], way, true).way).toBe(way);
  expect(at(TILE, [], [below], way).way).toBe(way); // for a piece it does not move
});
