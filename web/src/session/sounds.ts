// Small tones, made here and not fetched; silent unless sounds are wanted.

import { settings } from "./settings.svelte";

interface Tone {
  /** In hertz. */
  pitch: number;
  /** In seconds from now. */
  after: number;
  lasts: number;
  loud: number;
}

const SOUNDS = {
  turn: [
    { pitch: 523.25, after: 0, lasts: 0.5, loud: 0.12 },
    { pitch: 659.25, after: 0.14, lasts: 0.5, loud: 0.12 },
  ],
  act: [{ pitch: 392, after: 0, lasts: 0.12, loud: 0.05 }],
  over: [523.25, 659.25, 783.99, 1046.5].map((pitch, index) => ({ pitch, after: index * 0.13, lasts: 0.7, loud: 0.1 })),
} satisfies Record<string, Tone[]>;

let audio: AudioContext | null = null;

/** Lets something be heard, if sounds are wanted. */
export function hear(what: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    for (const tone of SOUNDS[what]) ring(audio, tone);
  } catch {
    // A browser without sound is silent.
  }
}

function ring(on: AudioContext, { pitch, after, lasts, loud }: Tone): void {
  const at = on.currentTime + after;
  const [tone, loudness] = [on.createOscillator(), on.createGain()];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(loud, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  tone.connect(loudness).connect(on.destination);
  tone.start(at);
  tone.stop(at + lasts + 0.05);
}
