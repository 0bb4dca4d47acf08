import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

import { figure, Negative, signed } from "./figures";

test("a negative number has a minus sign and no hyphen", () => {
  expect([-5, 0, 5].map(figure)).toEqual(["−5", "0", "5"]);
  expect([-5, 0, 5].map(signed)).toEqual(["−5", "+0", "+5"]);
});

test("so it has in a sentence of each language, in which a word depends on it", () => {
  for (const language of ["en", "fi", "de"]) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource("lost = { $count -> \n    [one] one\n   *[other] { $count } points\n}\n"));
    const pattern = bundle.getMessage("lost")?.value;
    expect(pattern && bundle.formatPattern(pattern, { count: new Negative(-5) })).toBe("−5 points");
  }
});
