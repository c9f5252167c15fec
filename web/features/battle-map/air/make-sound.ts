import type { Air } from '#domain/battle-map/state.ts';
import { burstsIn, noiseIn, wanderIn } from './noise.ts';

type Sound = Exclude<Air['sound'], 'none' | 'own'>;

/** What a sound is made of: noise through a filter, which swells and falls as it likes. */
interface Part {
  /** How many bursts there are in a second, as drops and crackles; without it the noise goes on evenly. */
  bursts?: number;
  filter: BiquadFilterType;
  /** In hertz. */
  pitch: number;
  /** How narrow the filter is. */
  narrow: number;
  loud: number;
  /** How often in a second it swells or falls, and by what part. */
  swells: number;
  by: number;
}

/** The loudness of each is measured, so that all sounds are about as loud, and none is cut off at its peaks. */
const parts: Record<Sound, readonly Part[]> = {
  wind: [
    { filter: 'bandpass', pitch: 320, narrow: 0.7, loud: 0.19, swells: 0.4, by: 0.7 },
    { filter: 'bandpass', pitch: 760, narrow: 3, loud: 0.18, swells: 0.3, by: 0.9 },
  ],
  rain: [
    { filter: 'highpass', pitch: 1400, narrow: 0.4, loud: 0.14, swells: 0.2, by: 0.25 },
    { filter: 'lowpass', pitch: 420, narrow: 0.4, loud: 0.1, swells: 0.2, by: 0.3 },
    { bursts: 70, filter: 'bandpass', pitch: 3200, narrow: 0.8, loud: 0.7, swells: 0.3, by: 0.3 },
  ],
  fire: [
    { filter: 'lowpass', pitch: 240, narrow: 0.6, loud: 0.19, swells: 1.5, by: 0.4 },
    { filter: 'highpass', pitch: 2500, narrow: 0.4, loud: 0.05, swells: 2, by: 0.6 },
    { bursts: 14, filter: 'bandpass', pitch: 1900, narrow: 0.7, loud: 0.8, swells: 1.2, by: 0.7 },
  ],
  tavern: [
    { filter: 'bandpass', pitch: 230, narrow: 2.5, loud: 0.24, swells: 5, by: 0.8 },
    { filter: 'bandpass', pitch: 480, narrow: 3, loud: 0.22, swells: 6, by: 0.9 },
    { filter: 'bandpass', pitch: 1150, narrow: 5, loud: 0.13, swells: 7, by: 0.9 },
    { bursts: 0.5, filter: 'bandpass', pitch: 3100, narrow: 14, loud: 1, swells: 0.5, by: 0.5 },
  ],
};

/** Seconds in which a sound comes and goes. */
const fadeSeconds = 0.8;
/** Of these times the loudness needs one to come near to what it shall be: after six nothing is heard of the way. */
const steps = 6;

/** A sound that goes on until it is ended. */
export interface Playing {
  /** From 0 to 1. */
  setLoudness: (loudness: number) => void;
  end: () => void;
}

/** Makes a sound in the browser, from noise alone, until it is ended. */
export function makeSound(sound: Sound, loudness: number): Playing {
  const air = new AudioContext();
  const volume = new GainNode(air, { gain: 0 });
  volume.connect(air.destination);
  const even = noiseIn(air);
  for (const { bursts, filter, pitch, narrow, loud, swells, by } of parts[sound]) {
    const gain = new GainNode(air, { gain: loud });
    play(air, wanderIn(air, swells))
      .connect(new GainNode(air, { gain: loud * by }))
      .connect(gain.gain);
    play(air, bursts === undefined ? even : burstsIn(air, bursts))
      .connect(new BiquadFilterNode(air, { type: filter, frequency: pitch, Q: narrow }))
      .connect(gain)
      .connect(volume);
  }
  const setLoudness = (to: number) => volume.gain.setTargetAtTime(to, air.currentTime, fadeSeconds / steps);
  setLoudness(loudness);
  void air.resume();
  return {
    setLoudness,
    end: () => {
      setLoudness(0);
      setTimeout(() => void air.close(), fadeSeconds * 1000);
    },
  };
}

/** Plays something again and again, from anywhere and a little faster or slower, so that no two come round together. */
function play(air: BaseAudioContext, buffer: AudioBuffer): AudioNode {
  const source = new AudioBufferSourceNode(air, { buffer, loop: true, playbackRate: 0.9 + Math.random() * 0.2 });
  source.start(0, Math.random() * buffer.duration);
  return source;
}
