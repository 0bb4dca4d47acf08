import { beforeEach, expect, test, vi } from "vitest";

const kept = vi.hoisted(() => ({ sound: true, calm: false }));
vi.mock("./settings.svelte", () => ({ settings: kept }));

import { MOTIFS } from "./motifs";

const param = (): Record<string, unknown> => ({
  value: 0,
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
  setTargetAtTime: vi.fn(),
});
const started: string[] = [];
const voices: { gain: { setTargetAtTime: ReturnType<typeof vi.fn> } }[] = [];

class FakeAudio {
  currentTime = 0;
  sampleRate = 8000;
  state = "running";
  destination = {};
  createGain(): object {
    const node = { gain: param(), connect: (next: object) => next };
    voices.push(node as never);
    return node;
  }
  createOscillator(): object {
    return { frequency: param(), connect: (next: object) => next, start: () => started.push("tone"), stop: vi.fn() };
  }
  createBufferSource(): object {
    return { connect: (next: object) => next, start: () => started.push("noise") };
  }
  createBiquadFilter(): object {
    return { frequency: param(), Q: param(), connect: (next: object) => next };
  }
  createBuffer(): object {
    return { getChannelData: () => new Float32Array(4) };
  }
}

const vibrate = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
  vibrate.mockReset();
  started.length = voices.length = 0;
  Object.assign(kept, { sound: true, calm: false });
});

test("nothing is heard or felt unless sounds are wanted", async () => {
  const { playSound } = await import("./sounds");
  kept.sound = false;
  playSound("turn");
  expect([started.length, vibrate.mock.calls.length]).toEqual([0, 0]);
});

test("each note sounds, and a phone feels it", async () => {
  const { playSound } = await import("./sounds");
  playSound("place");
  expect(started).toEqual(["tone", "noise", "tone", "noise"]);
  expect(vibrate).toHaveBeenCalledWith(MOTIFS.place.buzz);
});

test("a motif ends the one before it", async () => {
  const { playSound } = await import("./sounds");
  playSound("move");
  const [first] = voices;
  playSound("fight");
  expect(first?.gain.setTargetAtTime).toHaveBeenCalledOnce();
});

test("nothing buzzes where less motion is wanted, or before the first touch", async () => {
  const { playSound } = await import("./sounds");
  kept.calm = true;
  playSound("end");
  kept.calm = false;
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  playSound("end");
  expect(vibrate).not.toHaveBeenCalled();
});

test("motifs are short and quiet", () => {
  for (const { notes } of Object.values(MOTIFS)) {
    expect(Math.max(...notes.map(({ after, lasts }) => after + lasts))).toBeLessThanOrEqual(1);
    expect(Math.max(...notes.map(({ loud }) => loud))).toBeLessThanOrEqual(0.2);
  }
});
