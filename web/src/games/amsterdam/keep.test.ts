// @vitest-environment node
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

const cards = vi.hoisted(() => [] as string[]);
vi.mock("../../i18n/words.svelte", () => ({ say: (id: string) => id }));
vi.mock("../../table/model/panels.svelte", () => ({ usePanels: () => ({}) }));
vi.mock("./ContractCard.svelte", () => ({
  default: (_: unknown, { contract, letter }: { contract: { id: string }; letter: string }) =>
    void cards.push(`${letter} ${contract.id}`),
}));

import Keep from "./Keep.svelte";

test("contracts on offer have the letters after those of mine, as on the map", () => {
  const props = { view: { legal: () => true }, board: {}, offer: [{ id: "C07" }, { id: "C02" }], mine: 2 };
  const { body } = render(Keep, { props: { ...props, onlook: () => undefined } as never });
  expect([body.includes("amsterdam-page-keep-do"), cards]).toEqual([true, ["C C07", "D C02"]]);
});
