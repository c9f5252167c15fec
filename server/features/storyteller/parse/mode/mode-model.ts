import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import { modes } from '#server/features/storyteller/parse/clauses.ts';

/** The size of what was learned: features are counted in so many places, and two that share one are rare enough. */
export const learnedSize = { places: 32_768 } as const;

const Weights = z.object({
  /** What one step of a weight counts. */
  step: z.number().positive(),
  /** A signed byte for each place and mode, in base64. */
  weights: z
    .base64()
    .refine((text) => Buffer.byteLength(text, 'base64') === learnedSize.places * modes.length, 'there is one for each place and mode'),
});

interface Learned {
  step: number;
  bytes: Int8Array;
}

let learned: Learned | null = null;

function readWeights(): Learned {
  const { step, weights } = contentFile('storyteller/modes.json', Weights);
  return { step, bytes: new Int8Array(Buffer.from(weights, 'base64')) };
}

/** The place of a feature, by its name (FNV-1a). */
export function placeOf(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of feature) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return ((hash ^ (hash >>> 15)) >>> 0) % learnedSize.places;
}

/** How likely each mode is by its sum of weights; together they make 1. */
export function likelihoods(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** How likely each mode is for a clause with these features, in the order of `modes`, by the weights in `content/storyteller/modes.json`. */
export function likelihoodsOf(features: readonly string[]): number[] {
  learned ??= readWeights();
  const { step, bytes } = learned;
  const places = features.map((feature) => placeOf(feature) * modes.length);
  return likelihoods(modes.map((_, mode) => step * places.reduce((sum, place) => sum + (bytes[place + mode] ?? 0), 0)));
}
