// Motifs are made here and not fetched, one at a time; nothing is heard or felt unless sounds are wanted.

import { type Sound, MOTIFS, type Note } from "./motifs";
import { settings } from "./settings.svelte";

/** So fast a motif dies away when another begins. */
const FADE = 0.04;
/** A note that begins from nothing in no time would crack. */
const [ONSET, NOTHING] = [0.006, 0.0008];

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;
/** The motif that is heard last. */
let voice: GainNode | null = null;

/** Lets something be heard, and felt on a phone, if sounds are wanted. */
export function playSound(what: Sound): void {
  if (!settings.sound) return;
  const { notes, buzz } = MOTIFS[what];
  feel(buzz);
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    const out = newVoice(audio);
    for (const note of notes) ring(audio, out, note);
  } catch {
    // Browsers without sound stay silent.
  }
}

/** Browsers complain of a buzz before the first touch. */
function feel(buzz: number[]): void {
  if (settings.calm || !matchMedia("(pointer: coarse)").matches) return;
  if ("vibrate" in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate(buzz);
}

function newVoice(on: AudioContext): GainNode {
  voice?.gain.setTargetAtTime(0, on.currentTime, FADE / 3);
  voice = on.createGain();
  voice.connect(on.destination);
  return voice;
}

function ring(on: AudioContext, out: AudioNode, note: Note): void {
  const at = on.currentTime + note.after;
  if (note.sound === "wood") {
    tone(on, out, note, at, "triangle");
    knock(on, out, note, at);
  } else if (note.sound === "drum") {
    tone(on, out, note, at, "sine").exponentialRampToValueAtTime(note.pitch / 2, at + note.lasts);
  } else {
    tone(on, out, note, at, "sine");
    tone(on, out, { ...note, pitch: note.pitch * 2.76, loud: note.loud / 6, lasts: note.lasts / 3 }, at, "sine");
  }
}

/** One tone that dies away; answers its pitch, to be bent. */
function tone(on: AudioContext, out: AudioNode, note: Note, at: number, type: OscillatorType): AudioParam {
  const [source, loudness] = [on.createOscillator(), on.createGain()];
  source.type = type;
  source.frequency.setValueAtTime(note.pitch, at);
  swell(loudness.gain, note, at);
  source.connect(loudness).connect(out);
  source.start(at);
  source.stop(at + note.lasts + FADE);
  return source.frequency;
}

/** The clack of wood on wood: a moment of noise around a pitch far above that of the tone. */
function knock(on: AudioContext, out: AudioNode, note: Note, at: number): void {
  const [source, around, loudness] = [on.createBufferSource(), on.createBiquadFilter(), on.createGain()];
  source.buffer = noise ??= hiss(on);
  [around.type, around.frequency.value, around.Q.value] = ["bandpass", note.pitch * 5, 1.6];
  swell(loudness.gain, { ...note, lasts: note.lasts / 3 }, at);
  source.connect(around).connect(loudness).connect(out);
  source.start(at);
}

function swell(loudness: AudioParam, { lasts, loud }: Note, at: number): void {
  loudness.setValueAtTime(0, at);
  loudness.linearRampToValueAtTime(loud, at + ONSET);
  loudness.exponentialRampToValueAtTime(NOTHING, at + lasts);
}

function hiss(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * 0.08), on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
