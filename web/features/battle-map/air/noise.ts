/** Seconds of noise that is played again and again, and of its end that goes over into its beginning. */
const [noiseSeconds, seamSeconds] = [8, 0.5];
/** One for each ear. */
const channels = 2;

/** Samples for each ear, as a browser plays them. */
interface Samples {
  duration: number;
  getChannelData: (ear: number) => Float32Array;
}

/** Where such samples are made. */
export interface Room<Buffer extends Samples> {
  sampleRate: number;
  createBuffer: (ears: number, length: number, rate: number) => Buffer;
}

/** A buffer that is filled for each ear anew. */
function filled<Buffer extends Samples>(air: Room<Buffer>, fill: (samples: Float32Array) => void): Buffer {
  const buffer = air.createBuffer(channels, air.sampleRate * noiseSeconds, air.sampleRate);
  for (let ear = 0; ear < channels; ear += 1) fill(buffer.getChannelData(ear));
  return buffer;
}

/** Soft noise: each sample stays near the one before. Its end goes over into its beginning, so that nothing clicks where it comes round. */
export function noiseIn<Buffer extends Samples>(air: Room<Buffer>): Buffer {
  const seam = air.sampleRate * seamSeconds;
  let last = 0;
  const next = () => {
    last = (last + 0.12 * (Math.random() * 2 - 1)) / 1.04;
    return last * 2.6;
  };
  return filled(air, (samples) => {
    for (let at = 0; at < samples.length; at += 1) samples[at] = next();
    // What would follow the end fades out while the beginning comes in; their squares add up to one.
    for (let at = 0; at < seam; at += 1) {
      const come = at / seam;
      samples[at] = (samples[at] ?? 0) * Math.sqrt(come) + next() * Math.sqrt(1 - come);
    }
  });
}

/** Seconds that a burst lasts: the shortest, and how much longer the longest is. */
const [burstSeconds, longerSeconds] = [0.002, 0.012];

/** Bursts at any time, so many in a second, few of them loud; one at the end goes on at the beginning. */
export function burstsIn<Buffer extends Samples>(air: Room<Buffer>, perSecond: number): Buffer {
  return filled(air, (samples) => {
    for (let left = perSecond * noiseSeconds; left > 0; left -= 1) {
      const from = Math.floor(Math.random() * samples.length);
      const length = air.sampleRate * (burstSeconds + longerSeconds * Math.random() ** 2);
      const loud = 0.1 + 0.9 * Math.random() ** 3;
      for (let at = 0; at < length; at += 1) {
        const place = (from + at) % samples.length;
        samples[place] = (samples[place] ?? 0) + loud * Math.exp((-4 * at) / length) * (Math.random() * 2 - 1);
      }
    }
  });
}

/** Samples a second of what is not heard itself: the fewest that every browser takes. */
const slowRate = 8000;

/** Numbers between -1 and 1 in any order, as many low ones as high ones: otherwise a sound is now louder, now softer as a whole. */
const evenlySpread = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ turn: (2 * n + 1) / count - 1, order: Math.random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ turn }) => turn);

/** A line that wanders between -1 and 1, so many turns in a second, and ends where it began. */
export function wanderIn<Buffer extends Samples>(air: Room<Buffer>, perSecond: number): Buffer {
  const turns = evenlySpread(Math.max(2, Math.round(perSecond * noiseSeconds)));
  const turnAt = (place: number) => turns[place % turns.length] ?? 0;
  const buffer = air.createBuffer(1, slowRate * noiseSeconds, slowRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    const place = (at / samples.length) * turns.length;
    const near = Math.floor(place);
    const way = (1 - Math.cos(Math.PI * (place - near))) / 2;
    samples[at] = turnAt(near) * (1 - way) + turnAt(near + 1) * way;
  }
  return buffer;
}
