// @vitest-environment node
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

const { loaded } = vi.hoisted(() => ({ loaded: vi.fn() }));
vi.mock("../../ui/Part.svelte", () => ({ default: (_: unknown, { load }: { load: unknown }) => loaded(load) }));
vi.mock("../../table/Ask.svelte", () => ({ default: "ask" }));
vi.mock("../../table/Keys.svelte", () => ({ default: "keys" }));
vi.mock("../help/HelpSheet.svelte", () => ({ default: "help" }));

const { default: Sheets } = await import("./Sheets.svelte");

/** What is loaded, and what is written beside it. */
async function shown(opened: object | null, listed: boolean): Promise<unknown[]> {
  loaded.mockClear();
  const panels = { opened, listed, keys: [], close: () => undefined };
  const { body } = render(Sheets, { props: { view: {}, name: "one", game: {}, panels } as never });
  const parts = loaded.mock.calls.map(([load]) => (load as () => Promise<{ default: string }>)());
  return [...(await Promise.all(parts)).map((part) => part.default), body.replace(/<!--.*?-->/g, "").trim()];
}

test("what is opened is shown, and the list of keys over it", async () => {
  expect(await shown(null, false)).toEqual([""]);
  expect(await shown(null, true)).toEqual(["keys", ""]);
  expect(await shown({ what: "ask" }, true)).toEqual(["ask", "keys", ""]);
  expect(await shown({ what: "help", chapter: null }, false)).toEqual(["help", ""]);
});
