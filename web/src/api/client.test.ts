// What a request does when the server says that there are too many.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../i18n/words.svelte", () => ({ words: { language: "en", say: (id: string) => id } }));

import { get, postPatiently } from "./client";
import { connection } from "./connection.svelte";

const answers: Response[] = [];
const answered = (path: string): Promise<Response> =>
  Promise.resolve(answers.shift() ?? new Response(`unexpected ${path}`, { status: 500 }));
const asked = vi.fn(answered);

function tooMany(seconds: number): Response {
  const error = { code: "too-many", message: "Too many requests", detail: { retry_after: seconds } };
  return new Response(JSON.stringify({ error }), { status: 429, headers: { "retry-after": String(seconds) } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("localStorage", { getItem: () => "secret", setItem: () => undefined, removeItem: () => undefined });
  answers.length = 0;
  asked.mockReset();
  asked.mockImplementation(answered);
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

test("what nobody has clicked for waits longer, as long as the server says", async () => {
  answers.push(tooMany(30), tooMany(20), new Response("[1]", { status: 200 }));
  const answer = postPatiently<number[]>("/check", {}, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(22_000);
  expect(await answer).toEqual([1]);
});

test("a question that is taken back is asked no more", async () => {
  answers.push(tooMany(30));
  const question = new AbortController();
  const refused = expect(postPatiently("/check", {}, question.signal)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(1000);
  question.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(asked).toHaveBeenCalledTimes(1);
});

test("what can't be reached is tried again, ever more slowly, and then given up", async () => {
  asked.mockImplementation(() => Promise.reject(new TypeError("network")));
  const refused = expect(get("/tables")).rejects.toMatchObject({ code: "unreachable", status: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(asked).toHaveBeenCalledTimes(4);
});

test("a server that answers is there, even if it cannot get at the table; something in between is not the server", async () => {
  const away = JSON.stringify({ error: { code: "owner-away", message: "Please try again.", detail: {} } });
  for (const [body, lost] of [
    [away, false],
    ["<h1>Service Unavailable</h1>", true],
  ] as const) {
    asked.mockImplementation(() => Promise.resolve(new Response(body, { status: 503 })));
    const refused = expect(get("/tables")).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    expect(asked).toHaveBeenCalledTimes(4);
    expect(connection.lost).toBe(lost);
    asked.mockClear();
  }
});

test("a token that the server does not know any more is forgotten, and whoever asks is a new guest", async () => {
  const kept = new Map([["lautta-token", "old"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const sent: (string | undefined)[] = [];
  vi.stubGlobal("fetch", (path: string, init: { headers: Record<string, string> }) => {
    sent.push(init.headers["authorization"]);
    if (path === "/api/guests") return Promise.resolve(new Response('{"token": "new"}'));
    const known = init.headers["authorization"] === "Bearer new";
    return Promise.resolve(new Response("[1]", { status: known ? 200 : 401 }));
  });
  expect(await get("/tables")).toEqual([1]);
  expect(sent).toEqual(["Bearer old", undefined, "Bearer new"]);
  expect(kept.get("lautta-token")).toBe("new");
});
