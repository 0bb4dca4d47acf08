import { describe, expect, it } from "vitest";

import { area, beside, course, fourOf, lakes, middle, squareName, neighbours, outline } from "./geometry";

describe("squares", () => {
  it("have names", () => {
    expect(squareName(0, 0)).toBe("A1");
    expect(squareName(6, 8)).toBe("I7");
    expect(squareName(10, 15)).toBe("P11");
    expect(middle("B1")).toEqual({ x: 96, y: 32 });
  });

  it("lie beside one another, but not beyond the edge", () => {
    expect(beside("A1", 0, -1)).toBeNull();
    expect(beside("P11", 1, 0)).toBeNull();
    expect(new Set(neighbours("B2"))).toEqual(new Set(["B1", "B3", "A2", "C2"]));
    expect(neighbours("A1")).toHaveLength(2);
    expect(fourOf("F10")).toEqual(["F10", "G10", "F11", "G11"]);
    expect(fourOf("P11")).toEqual(["P11"]);
  });

  it("have an outline without lines between them", () => {
    const sides = (squares: string[]): number => outline(squares).split("M").length - 1;
    expect(sides(["A1"])).toBe(4);
    expect(sides(["A1", "B1"])).toBe(6);
    expect(sides(["A1", "B1", "A2", "B2"])).toBe(8);
    expect(area(["A1", "C1"]).split("Z")).toHaveLength(3);
  });
});

describe("rivers", () => {
  it("run through all their squares, and meet at the sides", () => {
    const river = new Set(["E1", "F1", "E2"]);
    const path = course(river);
    expect(path.split("M")).toHaveLength(4);
    const ends = (square: string): string[] => course(new Set([square, "E1"])).match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    expect(ends("F1").some((point) => ends("F1").filter((each) => each === point).length > 1)).toBe(true);
  });

  it("make lakes where four squares meet", () => {
    expect(lakes(new Set(["O4", "P4", "O5"]), 8)).toEqual([]);
    const [lake] = lakes(new Set(["O4", "P4", "O5", "P5"]), 8);
    expect(lake).toMatchObject({ x: 14 * 64 + 8, y: 3 * 64 + 8, height: 112 });
    expect((lake?.x ?? 0) + (lake?.width ?? 0)).toBeGreaterThan(16 * 64);
  });
});
