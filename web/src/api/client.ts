// Requests to the server. A new visitor becomes a guest without being asked; the token stays in this browser.

import { retry } from "../i18n/retry";
import { words } from "../i18n/words.svelte";
import { takeAnswer } from "./prefetch";
import { connection } from "./connection.svelte";
import { dropToken, headersFor, keepToken, keptToken } from "./guest";
import type { Guest } from "./schema";

const WAITS = [300, 900, 2500];
/**
 * The longest pause, in seconds, that the server may ask for: after a click, and for requests that nobody clicked for.
 */
const [SOON, PATIENT] = [2, 60];

/** Milliseconds that an answer may take: to a command with a key, to a click, and if nobody clicked for it. */
const [COMMAND, LONG, LONGEST] = [8_000, 30_000, 120_000];
/** Requests that would do something twice if the first one came through after all: nothing else about them says so. */
const ONCE = [
  ...["/tables", "/guests/code", "/guests/key", "/guests/passkey", "/guests/mail", "/me/mail"],
  ...["/groups", "/groups/join"],
];

/** An error response: its stable code, a sentence in the reader's language, and details by name. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly detail: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** A key for one command, so that sending it twice does it once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

function broken(status: number): ApiError {
  return new ApiError(status, "unreachable", words.say("page-error-unreachable"), {});
}

const PASSING = ["database-away", "owner-away", "table-moved"];

/** Did a server answer that is there, but cannot get at the table for a while? Then it can if asked again. */
export function passing(error: unknown): boolean {
  return error instanceof ApiError && PASSING.includes(error.code);
}

/** Did it fail because the server can't be reached? Then trying again may help. */
export function unreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unreachable" && (error.status === 0 || error.status >= 502);
}

export async function failure(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as {
      error: { code: string; message: string; detail: Record<string, unknown> };
    };
    if (error.code === "closed") connection.closed = true;
    return new ApiError(response.status, error.code, error.message, error.detail);
  } catch {
    return broken(response.status);
  }
}

/** Was this answered by Lautta, and not by something in between that cannot reach it? */
async function there(response: Response): Promise<boolean> {
  if (response.status < 502) return true;
  const error = await failure(response.clone());
  return error.code === "busy" || passing(error);
}

/** Milliseconds after which the server, which has done nothing yet, wants to be asked again; 0 if it does not say. */
function later(response: Response): number {
  return [429, 503].includes(response.status) ? Number(response.headers.get("retry-after")) * 1000 : 0;
}

/**
 * One request, sent again while the server can't be reached or asks to wait a moment. What is safe to repeat: most
 * commands have a key, and the rest does the same again.
 */
async function send(
  method: string,
  path: string,
  body: unknown,
  token: string | null,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers = headersFor(words.language, token);
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  const usual = body && Object.hasOwn(body, "key") ? COMMAND : LONG;
  const repeats = method !== "POST" || !ONCE.includes(path);
  for (let attempt = 0; ; attempt += 1) {
    let pause = WAITS[attempt];
    try {
      const limit = AbortSignal.timeout(signal ? LONGEST : usual);
      init.signal = signal ? AbortSignal.any([signal, limit]) : limit;
      const response = await ((method === "GET" && takeAnswer(path)) || fetch(`/api${path}`, init));
      connection.reached(await there(response));
      const asked = later(response);
      const again = asked ? asked <= (signal ? PATIENT : SOON) * 1000 : response.status >= 502 && repeats;
      if (pause === undefined || !again) return response;
      pause = asked || pause;
    } catch {
      signal?.throwIfAborted();
      if (attempt || !repeats) connection.reached(false); // one that is lost alone is sent again before anybody notices
      if (pause === undefined || !repeats) throw broken(0);
    }
    await wait(pause);
    signal?.throwIfAborted();
  }
}

let joining: Promise<string> | null = null;

/** Becomes a new guest. */
export async function join(): Promise<string> {
  const response = await send("POST", "/guests", {}, null);
  if (!response.ok) throw await failure(response);
  const guest = (await response.json()) as Guest;
  keepToken(guest.token, guest.server);
  return guest.token;
}

/** This browser's token; creates a guest if there is none yet. */
export async function token(): Promise<string> {
  await settling;
  const kept = keptToken();
  if (kept) return kept;
  joining ??= join().finally(() => (joining = null));
  return joining;
}

/** Does this browser have a guest, as far as is known? */
export function isGuest(): boolean {
  return keptToken() !== null && !settling;
}

let settling: Promise<void> | null = null;

/** The server does not know this token. Returns when it is settled who asks from now on. */
export async function refused(mine: string): Promise<void> {
  if (keptToken() !== mine) return;
  settling ??= retry(() => import("./settle"))
    .then(({ settle }) => settle(mine))
    .finally(() => (settling = null));
  await settling;
}

/** One request as the guest with this token, or as nobody. */
export function ask(
  method: string,
  path: string,
  body: unknown,
  as: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  return send(method, path, body, as, signal);
}

async function asMe(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const mine = await token();
  let response = await send(method, path, body, mine, signal);
  if (response.status === 401) {
    await refused(mine);
    response = await send(method, path, body, await token(), signal);
  }
  if (!response.ok) throw await failure(response);
  return response;
}

/** Reads something public, without creating a guest; a server that is closed to members wants to know who asks. */
export async function peek<T>(path: string): Promise<T> {
  const response = await send("GET", path, undefined, keptToken());
  if (!response.ok) throw await failure(response);
  return (await response.json()) as T;
}

/** Asks for something without a token, and without becoming a guest. */
export async function postAsNobody(path: string, body: unknown): Promise<Response> {
  const response = await send("POST", path, body, null);
  if (!response.ok) throw await failure(response);
  return response;
}

export async function get<T>(path: string): Promise<T> {
  return (await (await asMe("GET", path)).json()) as T;
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await asMe("POST", path, body)).json()) as T;
}

/** A request that nobody clicked for: it waits longer for a busy server, until its signal aborts it. */
export async function postPatiently<T>(path: string, body: unknown, signal: AbortSignal): Promise<T> {
  return (await (await asMe("POST", path, body, signal)).json()) as T;
}

export async function patch<T>(path: string, body: unknown): Promise<T> {
  return (await (await asMe("PATCH", path, body)).json()) as T;
}

export async function put<T>(path: string, body: unknown): Promise<T> {
  return (await (await asMe("PUT", path, body)).json()) as T;
}

export async function remove(path: string): Promise<void> {
  await asMe("DELETE", path);
}

/** The token of this device is good for nothing any more: the page begins anew, as a stranger. */
export function signOut(): void {
  dropToken();
  location.assign("/");
}

export async function text(path: string): Promise<string> {
  return (await asMe("GET", path)).text();
}
