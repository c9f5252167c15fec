import { expect, it } from 'vitest';
import { burstsIn, noiseIn, wanderIn } from './noise.ts';

/** A place for buffers, as a browser has it. */
const air = {
  sampleRate: 8000,
  createBuffer: (ears: number, length: number) => {
    const all = Array.from({ length: ears }, () => new Float32Array(length));
    return { duration: length / 8000, getChannelData: (ear: number) => all[ear] ?? new Float32Array() };
  },
};

const samplesOf = (buffer: ReturnType<typeof air.createBuffer>, ear = 0) => [...buffer.getChannelData(ear)];
const stepsOf = (samples: readonly number[]) => samples.slice(1).map((each, at) => Math.abs(each - (samples[at] ?? 0)));
const powerOf = (samples: readonly number[]) => samples.reduce((sum, each) => sum + each ** 2, 0) / samples.length;
const most = (numbers: readonly number[]) => numbers.reduce((one, other) => Math.max(one, other), 0);

it('soft noise comes round without a click', () => {
  for (let time = 0; time < 20; time += 1) {
    const samples = samplesOf(noiseIn(air));
    const seam = Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0));
    expect(seam).toBeLessThanOrEqual(most(stepsOf(samples.slice(4000))) * 1.01);
  }
});

it('soft noise is as loud where it comes round as elsewhere, and other for each ear', () => {
  const samples = Array.from({ length: 8 }, () => noiseIn(air)).map((buffer) => samplesOf(buffer));
  const power = (from: number, to: number) => samples.reduce((sum, each) => sum + powerOf(each.slice(from, to)), 0) / samples.length;
  expect(power(1500, 2500) / power(8000, 60_000)).toBeGreaterThan(0.7);
  expect(power(1500, 2500) / power(8000, 60_000)).toBeLessThan(1.4);
  const both = noiseIn(air);
  const [left, right] = [samplesOf(both, 0), samplesOf(both, 1)];
  const together = left.reduce((sum, each, at) => sum + each * (right[at] ?? 0), 0) / left.length;
  expect(Math.abs(together) / powerOf(left)).toBeLessThan(0.3);
});

it('bursts are so many, and silence is between them', () => {
  const samples = samplesOf(burstsIn(air, 10));
  const silent = samples.filter((each) => each === 0).length / samples.length;
  expect(silent).toBeGreaterThan(0.8);
  expect(silent).toBeLessThan(1);
});

it('a line wanders between its bounds, and ends where it began', () => {
  const samples = samplesOf(wanderIn(air, 2));
  expect(most(samples.map(Math.abs))).toBeLessThanOrEqual(1);
  expect(most(stepsOf([...samples, samples[0] ?? 0]))).toBeLessThan(0.01);
  expect(most(samples) - -most(samples.map((each) => -each))).toBeGreaterThan(0.5);
});
