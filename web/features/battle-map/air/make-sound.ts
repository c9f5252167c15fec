import type { Air } from '#domain/battle-map/state.ts';

type Sound = Exclude<Air['sound'], 'none'>;

/** What a sound is made of: noise through a filter, which swells and falls. */
interface Part {
  filter: BiquadFilterType;
  /** In hertz. */
  pitch: number;
  /** How narrow the filter is. */
  narrow: number;
  loud: number;
  /** How often in a second it swells and falls, and by what part. */
  swells: number;
  by: number;
}

const parts: Record<Sound, readonly Part[]> = {
  wind: [
    { filter: 'bandpass', pitch: 320, narrow: 0.7, loud: 0.55, swells: 0.11, by: 0.6 },
    { filter: 'bandpass', pitch: 760, narrow: 3, loud: 0.18, swells: 0.07, by: 0.9 },
  ],
  rain: [
    { filter: 'highpass', pitch: 1400, narrow: 0.4, loud: 0.22, swells: 0.05, by: 0.2 },
    { filter: 'lowpass', pitch: 420, narrow: 0.4, loud: 0.3, swells: 0.04, by: 0.3 },
  ],
  fire: [
    { filter: 'lowpass', pitch: 240, narrow: 0.6, loud: 0.7, swells: 0.5, by: 0.4 },
    { filter: 'bandpass', pitch: 2600, narrow: 4, loud: 0.16, swells: 3.7, by: 1 },
    { filter: 'bandpass', pitch: 1700, narrow: 6, loud: 0.14, swells: 5.3, by: 1 },
  ],
  tavern: [
    { filter: 'bandpass', pitch: 230, narrow: 2.5, loud: 0.6, swells: 1.9, by: 0.7 },
    { filter: 'bandpass', pitch: 480, narrow: 3, loud: 0.45, swells: 2.7, by: 0.8 },
    { filter: 'bandpass', pitch: 1150, narrow: 5, loud: 0.16, swells: 3.3, by: 0.9 },
  ],
};

/** Seconds of noise that is played again and again, and in which a sound comes and goes. */
const [noiseSeconds, fadeSeconds] = [4, 0.6];

/** Soft noise: each sample stays near the one before. */
function noiseIn(air: BaseAudioContext): AudioBuffer {
  const buffer = air.createBuffer(1, air.sampleRate * noiseSeconds, air.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let at = 0; at < samples.length; at += 1) {
    last = (last + 0.12 * (Math.random() * 2 - 1)) / 1.04;
    samples[at] = last * 2.6;
  }
  return buffer;
}

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
  const buffer = noiseIn(air);
  for (const { filter, pitch, narrow, loud, swells, by } of parts[sound]) {
    const noise = new AudioBufferSourceNode(air, { buffer, loop: true, playbackRate: 0.9 + Math.random() * 0.2 });
    const gain = new GainNode(air, { gain: loud });
    const swell = new OscillatorNode(air, { frequency: swells });
    swell.connect(new GainNode(air, { gain: loud * by })).connect(gain.gain);
    noise
      .connect(new BiquadFilterNode(air, { type: filter, frequency: pitch, Q: narrow }))
      .connect(gain)
      .connect(volume);
    noise.start(0, Math.random() * noiseSeconds);
    swell.start();
  }
  const setLoudness = (to: number) => volume.gain.setTargetAtTime(to, air.currentTime, fadeSeconds / 3);
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
