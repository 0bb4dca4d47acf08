import { expect, test } from "vitest";

import { SWITCHES, toSwitch } from "./switches";

test("each is switched to what it is not", () => {
  const commands = (on: boolean): string[] => SWITCHES.map((name) => toSwitch(name, { listed: on, locked: on }));
  expect([commands(false), commands(true)]).toEqual([
    ["list", "lock"],
    ["unlist", "unlock"],
  ]);
});
