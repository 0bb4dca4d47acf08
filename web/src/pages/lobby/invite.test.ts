// @vitest-environment node
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

type Mounted = () => (() => void) | undefined;
const page = vi.hoisted(() => ({ onMount: vi.fn<(does: Mounted) => void>(), peek: vi.fn() }));
vi.mock("svelte", async (original) => ({ ...(await original<object>()), onMount: page.onMount }));
vi.mock("../../api/client", () => ({ peek: page.peek }));
vi.mock("../../app/games.svelte", () => ({ games: {} }));
vi.mock("../../app/router.svelte", () => ({}));
vi.mock("../../app/tables.svelte", () => ({ tables: { lines: [], look: () => undefined } }));
vi.mock("../../i18n/words.svelte", () => ({ say: (id: string) => id, words: { add: () => Promise.resolve() } }));
vi.mock("../../ui/signs", () => ({ provideGame: () => undefined }));
for (const part of ["ui/PageCard", "table/people/Facts", "table/TableScene", "table/people/SitDown"])
  vi.doMock(`../../${part}.svelte`, () => ({ default: () => undefined }));
vi.doMock("./SeatLine.svelte", () => ({ default: () => undefined }));

const { default: Invite } = await import("./Invite.svelte");

test("an invitation is looked at again and again, until it is left", async () => {
  vi.useFakeTimers();
  page.peek.mockResolvedValue({ game: "g" });
  expect(render(Invite, { props: { invite: "i" } }).body).toContain("page-loading");
  const leave = page.onMount.mock.calls[0]?.[0]();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(page.peek.mock.calls).toEqual([["/invites/i"], ["/invites/i"], ["/invites/i"]]);
  leave?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.peek).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
