// @vitest-environment node
import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

vi.mock("../i18n/words.svelte", () => ({ say: (id: string) => id }));

import Sheet from "./Sheet.svelte";

test("a dialog is called as its title says", () => {
  const children = createRawSnippet(() => ({ render: () => "<p>All of it</p>" }));
  const { body } = render(Sheet, { props: { title: "Rules", onclose: () => undefined, children } });
  const [, id] = /<dialog aria-labelledby="(.+?)"/.exec(body) ?? [];
  expect(body).toMatch(new RegExp(`<h2[^>]* id="${id}"[^>]*>Rules<`));
});
