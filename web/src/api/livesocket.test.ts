// A connection that opens, breaks off, dies silently and comes back, with fake timers.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { follow, type Follower } from "./livesocket";

vi.mock("./client", () => ({
  refused: () => Promise.resolve(),
  token: () => Promise.resolve("secret"),
  wait: (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)),
}));

class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** Like a dead connection: its close is never reported. */
  close(): void {
    this.readyState = 2;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const later = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

let seen = 0;
let alive: boolean[] = [];
let leave = (): void => undefined;
let fakeWindow: EventTarget;

function begin(more: Partial<Follower> = {}): void {
  leave = follow({
    table: "t",
    seat: () => null,
    seen: () => seen,
    onupdate: () => undefined,
    onpresence: () => undefined,
    onconnection: (is) => alive.push(is),
    ...more,
  });
}

/** The connection is open, and the server has sent what was missed. */
async function connect(): Promise<FakeSocket> {
  await later(0);
  last().open();
  last().hear({ type: "update" });
  return last();
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeWindow = new EventTarget();
  vi.stubGlobal("window", fakeWindow);
  vi.stubGlobal("location", { href: "http:host" });
  vi.stubGlobal("WebSocket", FakeSocket);
  [FakeSocket.all, alive, seen] = [[], [], 0];
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("each connection asks for what came after the last event that was seen", async () => {
  seen = 7;
  begin();
  const first = await connect();
  expect(first.sent).toEqual([
    { type: "hello", token: "secret" },
    { type: "follow", table: "t", seen: 7 },
    { type: "visible", visible: true },
  ]);
  seen = 12;
  first.onclose?.();
  await later(1000);
  last().open();
  expect(last()).not.toBe(first);
  expect(last().sent[1]).toEqual({ type: "follow", table: "t", seen: 12 });
});

test("the seat that is shown is named, where several are mine", async () => {
  begin({ seat: () => 1 });
  expect((await connect()).sent[1]).toEqual({ type: "follow", table: "t", seen: 0, seat: 1 });
});

test("when the network goes that is known at once, and tried anew when it comes", async () => {
  begin();
  await connect();
  fakeWindow.dispatchEvent(new Event("offline"));
  expect(alive).toEqual([true, false]);
  await later(0);
  const tried = FakeSocket.all.length;
  fakeWindow.dispatchEvent(new Event("online"));
  await later(700);
  expect(FakeSocket.all.length).toBeGreaterThan(tried);
  await connect();
  expect(alive.at(-1)).toBe(true);
});

test("a connection that died without a word is noticed, though nobody clicks", async () => {
  begin();
  const first = await connect();
  await later(10_000);
  expect(first.sent.at(-1)).toEqual({ type: "ping" });
  first.hear({ type: "pong" });
  await later(9000);
  expect(alive).toEqual([true]);
  await later(1000 + 5000);
  expect(alive).toEqual([true, false]);
  await later(700);
  expect(last()).not.toBe(first);
});

test("a connection that does not open is given up and tried again", async () => {
  begin();
  await later(0);
  await later(5000 + 700);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who has left hears nothing more and asks nothing more", async () => {
  begin();
  const first = await connect();
  leave();
  await later(60_000);
  expect(FakeSocket.all).toEqual([first]);
  expect(alive).toEqual([true]);
});
