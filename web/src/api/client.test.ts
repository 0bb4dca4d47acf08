// What a request does when the server says that it is asked too much.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../i18n/words.svelte", () => ({ words: { language: "en", say: (id: string) => id } }));

import { get } from "./client";

const answers: Response[] = [];
const asked = vi.fn((path: string) =>
  Promise.resolve(answers.shift() ?? new Response(`unexpected ${path}`, { status: 500 })),
);

function tooMany(seconds: number): Response {
  const error = { code: "too-many", message: "Too many requests", detail: { retry_after: seconds } };
  return new Response(JSON.stringify({ error }), { status: 429, headers: { "retry-after": String(seconds) } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("localStorage", { getItem: () => "secret", setItem: () => undefined, removeItem: () => undefined });
  answers.length = 0;
  asked.mockClear();
});
afterEach(() => vi.useRealTimers());

test("a server that wants to be asked in a moment is asked again then, and no one need know", async () => {
  answers.push(tooMany(1), new Response("[1]", { status: 200 }));
  const answer = get<number[]>("/tables");
  await vi.advanceTimersByTimeAsync(900);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual([1]);
});

test("a wait that nobody would sit through is told at once", async () => {
  answers.push(tooMany(60));
  await expect(get("/tables")).rejects.toMatchObject({ code: "too-many", status: 429 });
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a server that stays busy is not asked for ever", async () => {
  answers.push(tooMany(1), tooMany(1), tooMany(1), tooMany(1), tooMany(1));
  const refused = expect(get("/tables")).rejects.toMatchObject({ code: "too-many" });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(asked).toHaveBeenCalledTimes(4);
});
