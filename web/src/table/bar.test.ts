// @vitest-environment node
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

vi.mock("../i18n/words.svelte", () => ({ say: (id: string) => id }));
vi.mock("../app/games.svelte", () => ({ games: {} }));
vi.mock("./history/model/replay.svelte", () => ({ useReplay: () => ({ advisor: {}, moments: [] }) }));
vi.mock("./model/panels.svelte", () => ({ usePanels: () => ({}) }));
vi.mock("../ui/Part.svelte", () => ({ default: () => undefined }));
const PARTS = ["history/AdviceButton", "history/MissedLine", "history/VariationProgress", "motion/SceneLine"];
for (const part of [...PARTS, "people/Requests", "people/People", "people/Rematch"])
  vi.doMock(`./${part}.svelte`, () => ({ default: () => undefined }));

import type { TableView } from "./model/view.svelte";

const { default: Bar } = await import("./Bar.svelte");

/** Which of the two steps can be taken: undo, redo. */
function steps(undo: object, redo: boolean, busy: boolean): boolean[] {
  const table = { my_seats: [0], undo, redo };
  const view = { kind: "now", connected: true, late: null, notice: null, scene: null, guide: null, queue: { busy } };
  const props = { view: { ...view, table } as unknown as TableView, sentence: "" };
  const { body } = render(Bar, { props });
  return [...body.matchAll(/class="step[^>]*aria-disabled="(true|false)"/g)]
    .slice(0, 2)
    .map(([, off]) => off === "false");
}

test("steps back and forth wait for what is on its way", () => {
  expect(steps({ possible: true, free: true }, true, false)).toEqual([true, true]);
  expect(steps({ possible: true, free: true }, true, true)).toEqual([false, false]);
  expect(steps({ possible: false, consent: true }, false, false)).toEqual([true, false]);
  expect(steps({ possible: false, consent: false }, false, false)).toEqual([false, false]);
});
