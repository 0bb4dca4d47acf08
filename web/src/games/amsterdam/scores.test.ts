import { describe, expect, it } from "vitest";

import type { LogEntry } from "../../api/schema";
import { standings } from "./scores";

const entry = (number: number, kind: LogEntry["kind"], more: Partial<LogEntry> = {}): LogEntry => ({
  number,
  kind,
  at: 0,
  seat: null,
  said: [],
  ...more,
});
const built = (number: number, seat: number, points: number): LogEntry =>
  entry(number, "action", {
    seat,
    said: [{ key: "amsterdam-log-build-mixed", args: { seat, you: 0, points, a: "Dam", b: "Waag" } }],
  });

describe("points over the game", () => {
  it("grow by what is built, and go back with an undo", () => {
    const log = [
      entry(1, "start"),
      built(2, 0, 4),
      entry(3, "chat"),
      built(4, 1, 2),
      entry(5, "undo", { to: 2 }),
      entry(6, "redo", { to: 4 }),
    ];
    expect(standings(log, 2)).toEqual([
      { number: 1, scores: [0, 0] },
      { number: 2, scores: [4, 0] },
      { number: 4, scores: [4, 2] },
      { number: 5, scores: [4, 0] },
      { number: 6, scores: [4, 2] },
    ]);
  });
  it("end with what was counted", () => {
    const counted = [0, 1].map((seat) => ({
      key: "amsterdam-log-counted",
      args: { seat, points: 20 - 25 * seat, routes: 4, contracts: 8, bonus: 8 },
    }));
    const last = entry(3, "action", { seat: 0, said: counted });
    expect(standings([entry(1, "start"), built(2, 0, 4), last], 2).at(-1)?.scores).toEqual([20, -5]);
  });
});
