import { expect, test } from "vitest";

import { turnsOf } from "./ahead";

const did = (seat: number, action: string, ...more: string[]) => ({
  seat,
  action,
  said: [action, ...more].map((key) => ({ key, args: { seat } })),
  turn: 1,
  phase: "",
});

test("my turns of a line, each after what the others do", () => {
  const line = [
    did(1, "row 1", "turned-up"),
    did(2, "pass"),
    did(0, "deck"),
    did(0, "row 2"),
    did(1, "pass"),
    did(0, "pass"),
  ];
  const [first, second] = turnsOf(line, 0, true);
  expect(first?.actions.map(({ action }) => action)).toEqual(["deck", "row 2"]);
  expect(first?.others?.map(({ key }) => key)).toEqual(["row 1", "pass"]);
  expect(second?.others).toEqual([{ key: "pass", args: { seat: 1 } }]);
  expect(turnsOf(line, 0, false).map(({ others }) => others)).toEqual([null, null]);
});

test("only as many as the server keeps, and none where I do nothing", () => {
  const round = [did(1, "pass"), did(0, "pass")];
  expect(turnsOf(Array.from({ length: 12 }, () => round).flat(), 0, true)).toHaveLength(8);
  expect(turnsOf([did(1, "pass")], 0, true)).toEqual([]);
});
