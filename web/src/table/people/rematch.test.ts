// @vitest-environment node
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

const table = vi.hoisted(() => ({ my_seats: [] as number[], rematch: null as string | null }));
vi.mock("../../i18n/words.svelte", () => ({ say: (id: string) => id }));
vi.mock("../../app/router.svelte", () => ({ tableAddress: (id: string) => id }));
vi.mock("../model/people", () => ({ useLiveTable: () => ({ table }) }));

import Rematch from "./Rematch.svelte";

const offered = (my_seats: number[], rematch: string | null): string | undefined => {
  Object.assign(table, { my_seats, rematch });
  return /page-[\w-]+/.exec(render(Rematch).body)?.[0];
};

test("players may ask for a rematch, and spectators go home", () => {
  expect([offered([0], null), offered([], null)]).toEqual(["page-rematch", "page-result-again"]);
  expect([offered([0], "t"), offered([], "t")]).toEqual(["page-rematch-go", "page-rematch-go"]);
});
