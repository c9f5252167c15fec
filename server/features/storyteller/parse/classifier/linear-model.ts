import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';

/** The size of what was learned: features are counted in so many places, and two that share one are rare enough. */
export interface ModelSize {
  places: number;
  labels: number;
}

/** How likely each label is for something with these features. */
export type Likelihoods = (features: readonly string[]) => number[];

/** The place of a feature, by its name (FNV-1a). */
export function placeOf(feature: string, { places }: ModelSize): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of feature) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return ((hash ^ (hash >>> 15)) >>> 0) % places;
}

/** How likely each label is by its sum of weights; together they make 1. */
export function likelihoods(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** The weights of a model as a file of `content` holds them. */
export function weightsOf(size: ModelSize) {
  return z.object({
    /** What one step of a weight counts. */
    step: z.number().positive(),
    /** A signed byte for each place and label, in base64. */
    weights: z
      .base64()
      .refine((text) => Buffer.byteLength(text, 'base64') === size.places * size.labels, 'there is one for each place and label'),
  });
}

/** The sums of weights of something with these features, for each label. */
export function sumsIn(
  { step, weights }: { step: number; weights: ArrayLike<number> },
  features: readonly string[],
  size: ModelSize,
): number[] {
  const sums = Array.from({ length: size.labels }, () => 0);
  for (const feature of features) {
    const from = placeOf(feature, size) * size.labels;
    for (let label = 0; label < size.labels; label += 1) sums[label] = (sums[label] ?? 0) + step * (weights[from + label] ?? 0);
  }
  return sums;
}

/** Weights as they are counted with. */
export const unpacked = ({ step, weights }: { step: number; weights: string }) => ({
  step,
  weights: new Int8Array(Buffer.from(weights, 'base64')),
});

/** A model by its weights in a file of `content`, which is read when it is first asked. */
export function learnedModel(path: string, size: ModelSize): Likelihoods {
  let learned: ReturnType<typeof unpacked> | null = null;
  return (features) => {
    learned ??= unpacked(contentFile(path, weightsOf(size)));
    return likelihoods(sumsIn(learned, features, size));
  };
}
