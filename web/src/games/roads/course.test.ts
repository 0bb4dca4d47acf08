import { describe, expect, it } from "vitest";

import type { LogEntry } from "../../api/schema";
import { courseOf, lastMoves, mineInPhase } from "./course";

const phase = (name: string, turn: number) => ({ key: "roads-log-phase", args: { phase: name, turn, points: "0" } });
let number = 0;
const did = (action: string, ...said: LogEntry["said"]): LogEntry => ({
  number: (number += 1),
  at: 0,
  kind: "action",
  seat: 0,
  action,
  said,
});
const went = (slot: string, at: string, place: string): LogEntry =>
  did(`go ${slot} ${place}`, { key: "roads-log-go", args: { seat: 0, at, place } });
const step = (kind: "undo" | "redo", to: number): LogEntry => ({
  number: (number += 1),
  at: 0,
  kind,
  seat: 0,
  to,
  said: [],
});

describe("the course of a game", () => {
  number = 0;
  const log = [
    did("done", phase("movement", 4)),
    did("load t1 boards a"),
    went("t1", "b1", "b2"),
    went("t2", "b2", "b3"),
    step("undo", 3),
    did("unload t1 boards a"),
    went("t1", "b2", "b1"),
    did("done", phase("building", 4)),
    did("done", phase("movement", 5)),
    went("t3", "b2", "b1"),
  ];

  it("leaves out what was taken back", () => {
    expect(courseOf(log).map(({ action }) => action)).not.toContain("go t2 b3");
  });

  it("tells what a transporter did in the last turn", () => {
    const course = courseOf(log);
    expect(lastMoves(course, 0, "t1", 5, "b1")).toEqual([
      "load t1 boards a",
      "go t1 b2",
      "unload t1 boards a",
      "go t1 b1",
    ]);
    expect(lastMoves(course, 0, "t2", 5, "b2")).toEqual([]);
    expect(lastMoves(course, 1, "t1", 5, "b1")).toEqual([]);
  });

  it("tells nothing of a way that begins elsewhere", () => {
    expect(lastMoves(courseOf(log), 0, "t1", 5, "b3")).toEqual([]);
  });

  it("counts what I did in the phase that is on", () => {
    expect(mineInPhase(courseOf(log), 0)).toBe(1);
  });

  it("counts it in a game that began from a position", () => {
    expect(mineInPhase(courseOf([went("t1", "b1", "b2")]), 0)).toBe(1);
  });

  it("does not count what settled the order of play", () => {
    const settled = [did("done", phase("building", 5)), did("agree")];
    expect(mineInPhase(courseOf(settled), 0)).toBe(0);
    expect(mineInPhase(courseOf([...settled, did("road b2-b3")]), 0)).toBe(1);
  });

  it("keeps what was done again", () => {
    const again = [...log.slice(0, 5), step("redo", 4)];
    expect(courseOf(again).map(({ action }) => action)).toContain("go t2 b3");
  });
});
