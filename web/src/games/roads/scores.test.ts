import { describe, expect, it } from "vitest";

import type { LogEntry, Said } from "../../api/schema";
import { turningPoints } from "./scores";

let number = 0;
const event = (kind: LogEntry["kind"], said: Said[], more: Partial<LogEntry> = {}): LogEntry => ({
  number: (number += 1),
  at: 0,
  kind,
  seat: null,
  said,
  ...more,
});
const phase = (turn: number, points: string, name = "production"): LogEntry =>
  event("action", [{ key: "roads-log-phase", args: { phase: name, turn, points } }]);
const built = (building: string, seat = 0): LogEntry =>
  event("action", [{ key: "roads-log-build", args: { seat, building, place: "b2" } }], { seat });

function found(log: LogEntry[], players = 2): string[] {
  return turningPoints(log, players).map((each) =>
    [each.turn, each.what, "seat" in each ? each.seat : each.entry.said[0]?.key, "points" in each ? each.points : ""]
      .join(" ")
      .trim(),
  );
}

describe("turning points", () => {
  it("are the first of each building that matters, the lead that changes, and the biggest gain in a turn", () => {
    number = 0;
    const log = [
      phase(1, "0 0"),
      built("sawmill"),
      built("mint"),
      phase(2, "10 0"),
      built("mint", 1),
      event("action", [{ key: "roads-log-irrigated", args: {} }]),
      phase(3, "20 0"),
      phase(4, "20 60"),
      phase(4, "20 60", "movement"),
      phase(4, "20 70", "over"),
    ];
    expect(found(log)).toEqual(["1 said roads-log-build", "2 said roads-log-irrigated", "3 lead 1", "3 most 1 60"]);
  });

  it("are not what was taken back", () => {
    number = 0;
    const log = [phase(1, "0 0"), built("mint"), event("undo", [], { to: 1 }), phase(2, "0 0")];
    expect(found(log)).toEqual([]);
    expect(found([...log, event("redo", [], { to: 2 })])).toEqual(["1 said roads-log-build"]);
  });

  it("alone have no lead to lose", () => {
    number = 0;
    expect(found([phase(1, "0"), phase(2, "40"), phase(3, "40")], 1)).toEqual(["1 most 0 40"]);
  });
});
