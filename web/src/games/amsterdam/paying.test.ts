import { describe, expect, it } from "vitest";

import type { Choice } from "../../api/schema";
import { paidWith, routesFor, takes } from "./paying";

const choice = (cards: string, reason?: string): Choice =>
  ({
    action: `build R1 ${cards}`,
    args: { route: "R1", cards },
    refused: reason ? { reason, chapter: "routes" } : null,
    preview: null,
  }) as unknown as Choice;

describe("cards of a kind", () => {
  it("are part of payments that name them, wild ones also of mixed ones", () => {
    expect(["green", "green+1", "wild", "red+2", "red"].filter((cards) => takes(cards, "green"))).toEqual([
      "green",
      "green+1",
    ]);
    expect(["green", "green+1", "wild", "red+0"].filter((cards) => takes(cards, "wild"))).toEqual(["green+1", "wild"]);
  });

  it("lead to the routes that they can pay for", () => {
    const builds = [
      ["R1", "green"],
      ["R1", "green+1"],
      ["R2", "red+1"],
      ["R3", "wild"],
    ];
    expect([...routesFor(builds, "green")]).toEqual(["R1"]);
    expect([...routesFor(builds, "wild")]).toEqual(["R1", "R2", "R3"]);
    expect([...routesFor(builds, "blue")]).toEqual([]);
  });
});

describe("cards on a route", () => {
  it("pay where there is one way", () => {
    const found = paidWith([choice("green"), choice("green+1", "too-few-wilds"), choice("red")], "green");
    expect(found).toMatchObject({ pay: { action: "build R1 green" }, several: false, not: null });
  });

  it("leave the choice where there are several", () => {
    expect(paidWith([choice("green"), choice("green+1")], "green")).toMatchObject({ pay: null, several: true });
  });

  it("say why not where there is none", () => {
    const found = paidWith([choice("green", "too-few-cards"), choice("red")], "green");
    expect(found).toMatchObject({ pay: null, several: false, not: { refused: { reason: "too-few-cards" } } });
  });
});
