import { describe, expect, it } from "vitest";

import { cardsOf } from "./position";

describe("the cards of a payment", () => {
  it("shows every way to pay a route of three", () => {
    expect(cardsOf("green", 3)).toEqual(["green", "green", "green"]);
    expect(cardsOf("green+1", 3)).toEqual(["green", "green", "wild"]);
    expect(cardsOf("green+2", 3)).toEqual(["green", "wild", "wild"]);
    expect(cardsOf("wild", 3)).toEqual(["wild", "wild", "wild"]);
  });
});
