import { expect, test } from "vitest";

import { arcOf, fadingOf, framesOf, offsetsOf, risingOf, timingOf } from "./frames";

const WAY = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 10 },
];

test("along a way it goes at one pace", () => {
  expect(offsetsOf(WAY)).toEqual([0, 0.75, 1]);
  expect(framesOf(WAY, "move")).toEqual([
    { transform: "translate(0px, 0px)", offset: 0 },
    { transform: "translate(30px, 0px)", offset: 0.75 },
    { transform: "translate(30px, 10px)", offset: 1 },
  ]);
  expect(fadingOf(3, "move")).toEqual([]);
});

test("what hops goes from the begin of its way to its end in an arc, and stays where it leads nowhere", () => {
  const arc = arcOf(WAY, 5);
  expect([arc[0], arc.at(-1)]).toEqual([WAY[0], WAY.at(-1)]);
  expect(Math.min(...arc.map(({ y }) => y))).toBeLessThan(-5);
  expect(arc.map(({ x }) => x)).toEqual(arc.map(({ x }) => x).toSorted((one, other) => one - other));
  expect(arcOf(WAY.slice(0, 1), 5)).toEqual(WAY.slice(0, 1));
});

test("a way that leads nowhere is a way all the same", () => {
  expect(offsetsOf([WAY[0], WAY[0], WAY[0]] as typeof WAY)).toEqual([0, 0.5, 1]);
  expect(framesOf([], "move")).toEqual([]);
});

test("what comes or goes at a place grows or shrinks there", () => {
  const [here] = WAY as [(typeof WAY)[number]];
  const come = framesOf([here], "come");
  expect(come.map((frame) => frame["opacity"])).toEqual([0, 1]);
  expect(framesOf([here], "go")).toEqual(come.toReversed());
  expect(fadingOf(1, "come")).toEqual([]);
});

test("what comes from elsewhere appears on the way, and what goes vanishes at its end", () => {
  expect(fadingOf(2, "come").map((frame) => frame["opacity"])).toEqual([0, 1, 1]);
  expect(fadingOf(2, "go").map((frame) => frame["opacity"])).toEqual([1, 1, 0]);
});

test("a mark comes and goes at the end of the way", () => {
  const frames = framesOf(WAY, "mark");
  expect(frames.map((frame) => frame["opacity"])).toEqual([0, 1, 1, 0]);
  expect(frames.every(({ transform }) => transform?.toString().startsWith("translate(30px, 10px)"))).toBe(true);
});

test("it changes its size from place to place", () => {
  const frames = framesOf(
    [
      { x: 0, y: 0 },
      { x: 8, y: 0, scale: 0.5 },
    ],
    "move",
  );
  expect(frames.at(-1)?.["transform"]).toBe("translate(8px, 0px) scale(0.5)");
});

test("it plays in its part of the scene", () => {
  expect(timingOf({ from: 0.25, to: 0.75 }, 800)).toMatchObject({ delay: 200, duration: 400, fill: "both" });
});

test("a label is not to be seen before it rises, nor after", () => {
  const [first, ...others] = risingOf({ x: 0, y: 10 }, { x: 0, y: 0 });
  expect(first).toEqual({ transform: "translate(0px, 10px)", opacity: 0 });
  expect(others.at(-1)).toEqual({ transform: "translate(0px, 0px)", opacity: 0 });
});
