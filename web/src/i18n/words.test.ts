import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

import { words } from "./words.svelte";

const CATALOGUES = import.meta.glob<string>(
  ["../../../src/lautta/locales/*/*.ftl", "../../../src/lautta/games/*/locales/*/*.ftl", "!**/{cli,*_cli}.ftl"],
  { query: "?raw", import: "default", eager: true },
);

describe("the catalogues in the browser", () => {
  it("are there in three languages", () => {
    const names = (language: string) =>
      Object.keys(CATALOGUES)
        .filter((path) => path.split("/").at(-2) === language)
        .map((path) => path.split("/").at(-1));
    expect(names("en")).toContain("page.ftl");
    expect(names("fi")).toEqual(names("en"));
    expect(names("de")).toEqual(names("en"));
  });

  it.each(Object.entries(CATALOGUES))("%s says every message without a fault", (path, text) => {
    const bundle = new FluentBundle(path.split("/").at(-2) ?? "", { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    const variables = Object.fromEntries([...text.matchAll(/\$([\w-]+)/g)].map(([, name]) => [name ?? "", 1]));
    for (const [, id] of text.matchAll(/^([a-z][\w-]*) =/gm)) {
      const message = bundle.getMessage(id ?? "");
      const faults: Error[] = [];
      expect(message?.value, id).toBeTruthy();
      expect(bundle.formatPattern(message?.value ?? "", variables, faults), id).not.toBe("");
      expect(faults, id).toEqual([]);
    }
  });
});

it("tells how long ago something was in minutes, in hours for two days, and then in days", () => {
  const told = [0.5, 5, 47, 49].map((hours) => words.ago(Date.now() - hours * 3_600_000));
  expect(told).toEqual(["30 minutes ago", "5 hours ago", "47 hours ago", "2 days ago"]);
});
