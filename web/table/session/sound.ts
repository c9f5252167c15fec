import { knownPerson } from '#web/lib/session/session.ts';

export type Sound = 'bell' | 'knock';

/** Tones of a sound: pitch in hertz, when it begins and how long it rings in seconds, and how loud it is. */
const tones: Record<Sound, readonly { pitch: number; at: number; rings: number; loud: number }[]> = {
  bell: [
    { pitch: 523, at: 0, rings: 1.6, loud: 0.08 },
    { pitch: 1318, at: 0.02, rings: 0.9, loud: 0.03 },
  ],
  knock: [
    { pitch: 190, at: 0, rings: 0.09, loud: 0.16 },
    { pitch: 150, at: 0.11, rings: 0.08, loud: 0.12 },
  ],
};

let room: AudioContext | null = null;

/** Makes a small sound for people who asked for sound; nothing for everyone else, and nothing on null. */
export function playSound(sound: Sound | null): void {
  if (sound === null || knownPerson()?.preferences.sound !== true) return;
  room ??= new AudioContext();
  // Until somebody has touched the page the browser keeps quiet, and then it is too late.
  if (room.state !== 'running') return void room.resume();
  for (const tone of tones[sound]) strike(room, tone);
}

function strike(air: AudioContext, { pitch, at, rings, loud }: (typeof tones)[Sound][number]): void {
  const begin = air.currentTime + at;
  const source = new OscillatorNode(air, { type: 'sine', frequency: pitch });
  const volume = new GainNode(air, { gain: 0 });
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + rings);
  source.connect(volume).connect(air.destination);
  source.start(begin);
  source.stop(begin + rings);
}
