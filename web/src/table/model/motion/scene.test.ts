import { expect, test } from "vitest";

import { onTheWay, type Scene } from "./scene";

const MOTIONS = [
  { piece: "0.t1", kind: "move" },
  { piece: "R17", kind: "come" },
  { piece: "b2", kind: "mark" },
] as const;

test("what is on its way is not drawn where it lies, unless nothing moves", () => {
  const scene = { still: false } as Scene;
  expect([...onTheWay(scene, MOTIONS)]).toEqual(["0.t1", "R17"]);
  expect(onTheWay({ ...scene, still: true }, MOTIONS).size).toBe(0);
  expect(onTheWay(null, MOTIONS).size).toBe(0);
});
