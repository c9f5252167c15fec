import { likelihoods, placeOf } from '#server/features/storyteller/parse/classifier/linear-model.ts';
import type { ModelSize } from '#server/features/storyteller/parse/classifier/linear-model.ts';

/** Something with its features and the number of the label that it has. */
export interface Sample {
  features: readonly string[];
  label: number;
}

const ROUNDS = 16;
/** Weights of the later rounds are averaged: the first still swing. */
const AVERAGED_FROM = 8;
const RATE = 0.15;
/** How much a weight shrinks each time that it is used (L2). */
const SHRINKING = 0.0014;

/** A new order of the numbers below `count`, the same for the same seed. */
export function shuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed;
  for (let at = count - 1; at > 0; at -= 1) {
    state = thrownAfter(state);
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** So much of the features of a sample counts each time that it is learned: what was learned leans on no single one, and misses little where one was never seen. */
const KEPT_SHARE = 0.5;

/** The number behind another in a row that looks thrown (a linear congruential generator). */
const thrownAfter = (state: number): number => (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;

/** Numbers from 0 to 1, the same for the same seed. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = thrownAfter(state);
    return state / 2 ** 32;
  };
}

/** The sums of weights of what has these places, for each label. */
export function sumsOf(weights: Float64Array, places: readonly number[], { labels }: ModelSize): number[] {
  const sums = Array.from({ length: labels }, () => 0);
  for (const place of places)
    for (let label = 0; label < labels; label += 1) sums[label] = (sums[label] ?? 0) + (weights[place + label] ?? 0);
  return sums;
}

/** Where the weights of each feature begin. */
export function placesOf({ features }: Pick<Sample, 'features'>, size: ModelSize): number[] {
  return features.map((feature) => placeOf(feature, size) * size.labels);
}

/** Multinomial logistic regression with L2 by steps of their own for each weight (Adagrad). The same samples give the same weights. */
export function fit(samples: readonly Sample[], size: ModelSize): Float64Array {
  const count = size.places * size.labels;
  const [weights, steps, total] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const placed = samples.map((sample) => ({ places: placesOf(sample, size), label: sample.label }));
  const chance = chances(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of shuffled(placed.length, round + 7)) {
      const sample = placed[index];
      if (!sample) continue;
      const places = sample.places.filter(() => chance() < KEPT_SHARE);
      const errors = likelihoods(sumsOf(weights, places, size));
      errors[sample.label] = (errors[sample.label] ?? 0) - 1;
      // The weights of a feature lie beside one another.
      for (const place of places) {
        for (let label = 0; label < size.labels; label += 1) {
          const at = place + label;
          const slope = (errors[label] ?? 0) + SHRINKING * (weights[at] ?? 0);
          steps[at] = (steps[at] ?? 0) + slope * slope;
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt((steps[at] ?? 0) + 1e-8);
        }
      }
    }
    if (round >= AVERAGED_FROM) for (let at = 0; at < count; at += 1) total[at] = (total[at] ?? 0) + (weights[at] ?? 0);
  }
  return total.map((sum) => (KEPT_SHARE * sum) / (ROUNDS - AVERAGED_FROM));
}

/** Weights as signed bytes, each worth one step. */
export function packed(weights: Float64Array): { step: number; weights: string } {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const step = Number((most / 127).toPrecision(6));
  return { step, weights: Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer).toString('base64') };
}
