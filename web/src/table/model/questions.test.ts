import { describe, expect, it } from "vitest";

import { nameIn, plain } from "./questions";

const NAMES = ["Dam", "Waag", "Oude Kerk", "Oude Waal", "Nieuwe Waal", "De Drie Hendricken", "Jan Roodenpoortstoren"];

describe("names in questions", () => {
  it("are found whole, wherever they stand", () => {
    expect(nameIn("what is at Dam?", NAMES)).toBe("Dam");
    expect(nameIn("Was liegt an der oude kerk", NAMES)).toBe("Oude Kerk");
  });
  it("are found by a part that only one has", () => {
    expect(nameIn("Rooden", NAMES)).toBe("Jan Roodenpoortstoren");
    expect(nameIn("hendricken", NAMES)).toBe("De Drie Hendricken");
  });
  it("are found with the endings of a language", () => expect(nameIn("mitä on Waagissa", NAMES)).toBe("Waag"));
  it("of one letter are meant where the question ends with them", () => {
    expect(nameIn("what lies on a", ["a", "b"])).toBe("a");
    expect(nameIn("Is there a trap?", ["a", "b"])).toBeNull();
  });
  it("are not guessed at", () => {
    expect(nameIn("oude", NAMES)).toBeNull();
    expect(nameIn("my hand", NAMES)).toBeNull();
    expect(nameIn("damage", NAMES)).toBeNull();
  });
  it("need no accents", () => expect(plain("Mitä on  käsi?")).toBe("mita on kasi"));
});
