// What the service worker keeps of which version, and what it answers without a connection.

import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";

type Told = Record<string, unknown> & { waitUntil: (work: Promise<unknown>) => void };
const SOURCE = readFileSync("public/worker.js", "utf8");
const HOST = new URL(location.href).origin;

/** A browser's caches, by name and address, and a server that has one version of the page, or is away. */
let kept: Map<string, Map<string, Response>>;
let server: string | null;
let asked: string[];
let listeners: Record<string, (event: Told) => void>;

const addressOf = (request: string | { url: string }): string =>
  new URL(typeof request === "string" ? request : request.url, HOST).pathname;
const fetched = async (request: string | { url: string }): Promise<Response> => {
  const path = addressOf(request);
  asked.push(path);
  if (server === null) throw new TypeError("Failed to fetch");
  const headers = { "cache-control": path.includes("-") ? "public, max-age=31536000, immutable" : "no-cache" };
  return new Response(path === "/" ? `<script src="/assets/first-${server}.js">` : `${path} of ${server}`, { headers });
};
const caches = {
  keys: async () => [...kept.keys()],
  delete: async (name: string) => kept.delete(name),
  match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
    kept.get(cacheName)?.get(addressOf(request))?.clone(),
  open: async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return {
      match: async (file: string) => cache.get(addressOf(file)),
      add: async (file: string) => cache.set(addressOf(file), await fetched(file)),
      put: async (request: string | { url: string }, answer: Response) => cache.set(addressOf(request), answer),
    };
  },
};

beforeEach(() => {
  [kept, server, asked, listeners] = [new Map(), "one", [], {}];
  const self = { addEventListener: (name: string, heard: (event: Told) => void) => (listeners[name] = heard) };
  // As the browser runs it, with all that it names.
  new Function("self", "caches", "fetch", "location", SOURCE)(self, caches, fetched, { origin: HOST });
});

/** The page names the version that runs, and what of it has been loaded. */
async function runs(version: string): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  const files = [`${HOST}/assets/first-${version}.js`, `${HOST}/assets/house-${version}.js`];
  listeners["message"]?.({ data: { version, files }, waitUntil: (promise) => (work = promise) });
  await work;
}

/** What the worker answers; null where it leaves the request to the browser. */
async function answer(path: string, mode = "no-cors", method = "GET"): Promise<string | null> {
  let found: Promise<Response> | null = null;
  const event = { request: { url: HOST + path, mode, method }, respondWith: (of: Promise<Response>) => (found = of) };
  listeners["fetch"]?.(event as never);
  return found && (await (found as Promise<Response>)).text();
}

test("without a connection the page that ran last is there, with its files", async () => {
  await runs("one");
  server = null;
  expect(await answer("/", "navigate")).toContain("first-one");
  expect(await answer("/table/abc", "navigate")).toContain("first-one");
  expect(await answer("/assets/house-one.js")).toBe("/assets/house-one.js of one");
  await expect(answer("/assets/never-seen.js")).rejects.toThrow("Failed to fetch");
});

test("with one the server's page counts, and a file that never changes is not asked for twice", async () => {
  await runs("one");
  server = "two";
  asked = [];
  expect(await answer("/", "navigate")).toContain("first-two");
  for (let time = 0; time < 2; time += 1)
    expect(await answer("/assets/late-one.js")).toBe("/assets/late-one.js of two");
  expect(asked).toEqual(["/", "/assets/late-one.js"]);
});

test("one version is kept: a newer one takes the place of the one before when it runs, and not earlier", async () => {
  await runs("one");
  server = "two";
  await runs("one"); // this page is still open, and its files are gone from the server
  expect([...kept.keys()]).toEqual(["lautta-one"]);
  await runs("two");
  expect([...kept.keys()]).toEqual(["lautta-two"]);
});

test("what the server says of tables and people is never kept, nor is what is sent or may change", async () => {
  await runs("one");
  expect(await answer("/assets/app.js")).toBe("/assets/app.js of one");
  for (const path of ["/api/games", "/api/tables/abc"]) expect(await answer(path)).toBeNull();
  expect(await answer("/assets/x.js", "no-cors", "POST")).toBeNull();
  expect(kept.get("lautta-one")?.size).toBe(3);
});
