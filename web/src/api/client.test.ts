// What a request does when the server says that there are too many.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.mock("../i18n/words.svelte", () => ({ words: { language: "en", say: (id: string) => id } }));

import { get, isGuest, post, postPatiently } from "./client";
import { connection } from "./connection.svelte";
import { question } from "./question.svelte";

const answers: Response[] = [];
const answered = (path: string): Promise<Response> =>
  Promise.resolve(answers.shift() ?? new Response(`unexpected ${path}`, { status: 500 }));
const fetched = vi.fn(answered);

function later(seconds: number, code: string, status: number): Response {
  const error = { code, message: "Not now", detail: { retry_after: seconds } };
  return new Response(JSON.stringify({ error }), { status, headers: { "retry-after": String(seconds) } });
}
const tooMany = (seconds: number): Response => later(seconds, "too-many", 429);
const busy = (seconds: number): Response => later(seconds, "busy", 503);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("localStorage", { getItem: () => "secret", setItem: () => undefined, removeItem: () => undefined });
  answers.length = 0;
  fetched.mockReset();
  fetched.mockImplementation(answered);
});
afterEach(() => vi.useRealTimers());

test("a server that wants to be asked in a moment is asked again then, and no one need know", async () => {
  answers.push(tooMany(1), new Response("[1]", { status: 200 }));
  const answer = get<number[]>("/tables");
  await vi.advanceTimersByTimeAsync(900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await answer).toEqual([1]);
});

test("a wait that nobody would sit through is told at once", async () => {
  answers.push(tooMany(60));
  await expect(get("/tables")).rejects.toMatchObject({ code: "too-many", status: 429 });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a server that stays busy is not asked for ever", async () => {
  answers.push(tooMany(1), tooMany(1), tooMany(1), tooMany(1), tooMany(1));
  const refused = expect(get("/tables")).rejects.toMatchObject({ code: "too-many" });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("where work waits for long that is told at once, and the server can be reached", async () => {
  answers.push(busy(12));
  await expect(get("/check")).rejects.toMatchObject({ code: "busy", detail: { retry_after: 12 } });
  expect([fetched.mock.calls.length, connection.lost]).toEqual([1, false]);
  answers.push(busy(1), new Response("[1]", { status: 200 }));
  const answer = post<number[]>("/tables", {}); // nothing was done yet, so this may be repeated
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual([1]);
});

test("what nobody has clicked for waits longer, as long as the server says", async () => {
  answers.push(tooMany(30), busy(20), new Response("[1]", { status: 200 }));
  const answer = postPatiently<number[]>("/check", {}, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(fetched).toHaveBeenCalledTimes(1);
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
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("what can't be reached is tried again, ever more slowly, and then given up", async () => {
  fetched.mockImplementation(() => Promise.reject(new TypeError("network")));
  const refused = expect(get("/tables")).rejects.toMatchObject({ code: "unreachable", status: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("a server that answers is there, even if it cannot get at the table; something in between is not the server", async () => {
  const away = JSON.stringify({ error: { code: "owner-away", message: "Please try again.", detail: {} } });
  for (const [body, lost] of [
    [away, false],
    ["<h1>Service Unavailable</h1>", true],
  ] as const) {
    fetched.mockImplementation(() => Promise.resolve(new Response(body, { status: 503 })));
    const refused = expect(get("/tables")).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(10_000);
    await refused;
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(connection.lost).toBe(lost);
    fetched.mockClear();
  }
});

/** Servers that know one token each, by the id of their database; one of them answers. */
class Servers {
  here = "a";
  /** Answers no more whether it knows a token. */
  limited = false;
  private made = 0;
  readonly known: Record<string, string[]> = { a: ["anna"], b: [] };
  readonly sent: (string | undefined)[] = [];

  readonly fetch = (path: string, init: { headers: Record<string, string> }): Promise<Response> => {
    const mine = this.known[this.here] ?? [];
    const token = init.headers["authorization"]?.replace("Bearer ", "");
    if (path === "/api/house") return this.say({ server: this.here });
    if (path === "/api/guests") {
      mine.push(`new${(this.made += 1)}`);
      return this.say({ token: mine.at(-1), server: this.here });
    }
    this.sent.push(token);
    if (this.limited && path === "/api/me") return this.say({ error: { code: "limit" } }, 400);
    return token && mine.includes(token) ? this.say([token]) : this.say({ error: { code: "bad-token" } }, 401);
  };

  private say(what: object, status = 200): Promise<Response> {
    return Promise.resolve(new Response(JSON.stringify(what), { status }));
  }
}

function begin(server: string): Servers {
  const kept = new Map([
    ["lautta-token", "anna"],
    ["lautta-server", server],
  ]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const servers = new Servers();
  vi.stubGlobal("fetch", servers.fetch);
  return servers;
}

const asked = async (): Promise<boolean> => {
  await vi.waitFor(() => expect(question.asked).not.toBeNull());
  return question.asked?.another ?? false;
};

test("another database asks who comes, and the first one knows them when it is back", async () => {
  const servers = begin("a");
  servers.here = "b";
  const answers = [get("/tables"), get("/tables")];
  expect([await asked(), isGuest()]).toEqual([true, false]);
  question.asked?.answer(true);
  expect(await Promise.all(answers)).toEqual([["new1"], ["new1"]]);
  servers.here = "a";
  expect(await get("/tables")).toEqual(["anna"]);
  servers.here = "b";
  expect(await get("/tables")).toEqual(["new1"]);
  expect(question.asked).toBeNull();
});

test("nothing is given up by trying again, nor by a token that only an older copy does not know", async () => {
  const servers = begin("a");
  servers.known["a"] = [];
  const answer = get("/tables");
  expect(await asked()).toBe(false);
  question.asked?.answer(false);
  await vi.waitFor(() => expect(servers.sent.length).toBeGreaterThan(2));
  await asked();
  servers.known["a"] = ["anna"];
  question.asked?.answer(false);
  expect(await answer).toEqual(["anna"]);
});

test("a server that does not say whether it knows a token is no reason to ask who comes", async () => {
  const servers = begin("a");
  [servers.here, servers.limited] = ["b", true];
  await expect(get("/tables")).rejects.toMatchObject({ code: "limit" });
  expect([question.asked, isGuest()]).toEqual([null, true]); // still the guest of before
});

test("what would be done twice is not sent again when its answer is lost, all else is", async () => {
  const lost = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("network")));
  vi.stubGlobal("fetch", lost);
  await expect(post("/tables", {})).rejects.toMatchObject({ code: "unreachable" });
  expect(lost).toHaveBeenCalledTimes(1);
  const refused = expect(post("/tables/a/actions", { key: "1" })).rejects.toMatchObject({ code: "unreachable" });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  expect(lost).toHaveBeenCalledTimes(5);
  const sent = lost.mock.calls.slice(1).map(([, init]) => init?.body);
  expect(new Set(sent)).toEqual(new Set([JSON.stringify({ key: "1" })])); // the same again, not something new
});

test("a command with a key is not waited for as long as anything else", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout");
  answers.push(new Response("[1]", { status: 200 }), new Response("[2]", { status: 200 }));
  await post("/tables/t/actions", { action: "pass", key: "k" });
  await post("/tables/t/what-if", { actions: [] });
  expect(limit.mock.calls).toEqual([[8_000], [30_000]]);
});
