import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { OF_SERVER, slim } from "../../catalogues";

const CATALOGUE = `### Roads & Boats
-brand = Lautta

# of a good
roads-good = { $kind ->
    [gold] gold
   *[other] iron
}
    in all
roads-position-load = It carries too much:
    { $count }
roads-done = Done
core-json-depth = Too deep
`;

test("the page carries no comments and no faults of positions", () => {
  expect(slim(CATALOGUE)).toBe(`-brand = Lautta

roads-good = { $kind ->
    [gold] gold
   *[other] iron
}
    in all
roads-done = Done
`);
});

const PLACES = ["best", "core", "page", "server"].map((name) => `locales/fi/${name}`);

test.each([...PLACES, "games/roads/locales/fi/roads"])("nothing else of %s is lost", (place) => {
  const whole = readFileSync(`../src/lautta/${place}.ftl`, "utf8");
  const bundle = new FluentBundle("fi");
  expect(bundle.addResource(new FluentResource(slim(whole)))).toEqual([]);
  for (const [, id = ""] of whole.matchAll(/^([a-z][\w-]*) =/gm))
    expect(bundle.hasMessage(id), id).toBe(!OF_SERVER.test(id));
});

test("nothing that is left out is said anywhere on the page", () => {
  const sources = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const ids = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/["`]([a-z]+-[\w-]+)/g)].map(([, id = ""]) => id),
  );
  expect(ids.length).toBeGreaterThan(500);
  expect(ids.filter((id) => OF_SERVER.test(id))).toEqual([]);
});
