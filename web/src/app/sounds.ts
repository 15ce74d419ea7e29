// Short, soft sounds, synthesised when they are needed: wood, porcelain and a small chime.
import { preferences } from "./memory/preferences.svelte";

export type Sound = "take" | "place" | "fall" | "score" | "deal" | "end" | "turn";

let context: AudioContext | null = null;

/** The audio context, or null while nothing may be heard. */
function awake(): AudioContext | null {
  if (!preferences.sound || !("AudioContext" in window)) return null;
  if ("userActivation" in navigator && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context.state === "closed" ? null : context;
}

interface Note {
  at: number; // seconds from now
  pitch: number; // hertz
  to?: number; // the pitch at the end, if it glides
  length: number;
  loud: number;
  shape?: OscillatorType;
}

function note(audio: AudioContext, { at, pitch, to, length, loud, shape = "sine" }: Note): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, start);
  if (to) tone.frequency.exponentialRampToValueAtTime(to, start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length + 0.02);
}

/** Filtered noise that fades out: paper, and chocolates on wood. */
function rustle(
  audio: AudioContext,
  at: number,
  length: number,
  pitch: number,
  loud: number,
): void {
  const start = audio.currentTime + at;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) {
    data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(start);
}

const PLAYS: Record<Sound, (audio: AudioContext) => void> = {
  take(audio) {
    note(audio, { at: 0, pitch: 1180, to: 1560, length: 0.09, loud: 0.05 });
    rustle(audio, 0, 0.05, 3200, 0.08);
  },
  place(audio) {
    note(audio, { at: 0, pitch: 240, to: 130, length: 0.1, loud: 0.14, shape: "triangle" });
    rustle(audio, 0, 0.04, 1500, 0.16);
  },
  fall(audio) {
    note(audio, { at: 0, pitch: 330, to: 110, length: 0.22, loud: 0.1, shape: "triangle" });
    rustle(audio, 0.12, 0.08, 700, 0.2);
  },
  score(audio) {
    note(audio, { at: 0, pitch: 784, length: 0.22, loud: 0.05 });
    note(audio, { at: 0.07, pitch: 1175, length: 0.3, loud: 0.045 });
  },
  deal(audio) {
    for (let i = 0; i < 6; i++) {
      rustle(audio, i * 0.055, 0.05, 1200 + (i % 3) * 500, 0.14);
    }
  },
  end(audio) {
    [523, 659, 784, 1047].forEach((pitch, i) => {
      note(audio, { at: i * 0.13, pitch, length: 0.7, loud: 0.07 });
      note(audio, { at: i * 0.13, pitch: pitch * 2, length: 0.4, loud: 0.015 });
    });
  },
  turn(audio) {
    note(audio, { at: 0, pitch: 660, length: 0.35, loud: 0.07 });
    note(audio, { at: 0.12, pitch: 880, length: 0.5, loud: 0.06 });
  },
};

/** Play a sound. Silent when muted, and, as browsers require, until the user has clicked once. */
export function sound(which: Sound): void {
  const audio = awake();
  if (audio?.state === "running") PLAYS[which](audio);
}
