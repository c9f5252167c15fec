import { rememberOf } from '#domain/memoise.ts';
import { measured, measuredAlone } from '#server/features/storyteller/parse/answers/answer-features.ts';
import { alone, measures } from '#server/features/storyteller/parse/answers/measures.ts';
import { weighed } from '#server/features/storyteller/parse/answers/answer-model.ts';
import type { AnswerWeights } from '#server/features/storyteller/parse/answers/answer-model.ts';
import { chances, shuffled } from '#tests/modes/fit.ts';
import type { LabelledAnswer } from './labelled-answers.ts';

const ROUNDS = 12;
/** Weights of the later rounds are averaged: the first still swing. */
const AVERAGED_FROM = 6;
const RATE = 0.1;
/** How much a weight shrinks each time that it is used (L2). */
const SHRINKING = 0.0005;
/** Of what answers nothing, so many of the likeliest and as many by chance are learned from each time. */
const WRONG = 20;

/** Weights that are moved by steps of their own (Adagrad). */
class Moved {
  readonly values: Float64Array;
  readonly total: Float64Array;
  private readonly steps: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
    this.total = new Float64Array(size);
    this.steps = new Float64Array(size).fill(0.01);
  }

  /** Moves them against an error of what has these measures. */
  learn(row: Float64Array, error: number): void {
    for (let at = 0; at < row.length; at += 1) {
      const value = row[at] ?? 0;
      if (value === 0) continue;
      const slope = error * value + SHRINKING * (this.values[at] ?? 0);
      this.steps[at] = (this.steps[at] ?? 0) + slope * slope;
      this.values[at] = (this.values[at] ?? 0) - (RATE * slope) / Math.sqrt(this.steps[at] ?? 1);
    }
  }

  keep(): void {
    for (const [at, value] of this.values.entries()) this.total[at] = (this.total[at] ?? 0) + value;
  }
}

interface Sample {
  rows: Float64Array[];
  alone: Float64Array;
  /** How right each is; the last, that there is none. */
  right: number[];
}

/** Made once of each question: several models learn from it. */
const sampleOf = rememberOf(({ asked, all, rarity, full, part }: LabelledAnswer): Sample => {
  const isFull = full.size > 0;
  const found = measured(asked, all, rarity);
  const right = found.map(({ it: { id } }) => (full.has(id) ? 1 : !isFull && part.has(id) ? 0.5 : 0));
  const none = isFull ? 0 : part.size > 0 ? 0.5 : 1;
  return { rows: found.map(({ row }) => row), alone: measuredAlone(asked), right: [...right, none] };
});

/** Multinomial logistic regression over all that can be said to a question and nothing of it, where several may be right. The same questions give the same weights. */
export function fitAnswers(labelled: readonly LabelledAnswer[]): AnswerWeights {
  const samples = labelled.map((each) => sampleOf(each));
  const [answer, none] = [new Moved(measures.length), new Moved(alone.length)];
  const chance = chances(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const index of shuffled(samples.length, round + 7)) {
      const sample = samples[index];
      if (sample) learnFrom(sample, answer, none, chance);
    }
    if (round >= AVERAGED_FROM) {
      answer.keep();
      none.keep();
    }
  }
  const rounds = ROUNDS - AVERAGED_FROM;
  return { answer: answer.total.map((sum) => sum / rounds), none: none.total.map((sum) => sum / rounds) };
}

function learnFrom({ rows, alone: own, right }: Sample, answer: Moved, none: Moved, chance: () => number): void {
  const sums = rows.map((row) => weighed(row, answer.values));
  const places = rows.map((_, at) => at);
  const wrong = places.filter((at) => right[at] === 0);
  const likely = wrong.toSorted((one, other) => (sums[other] ?? 0) - (sums[one] ?? 0)).slice(0, WRONG);
  const thrown = Array.from({ length: WRONG }, () => wrong[Math.floor(chance() * wrong.length)] ?? 0);
  const picked = [...new Set([...places.filter((at) => right[at] !== 0), ...likely, ...thrown])];
  const all = [...picked.map((at) => sums[at] ?? 0), weighed(own, none.values)];
  const most = Math.max(...all);
  const powers = all.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const rights = [...picked.map((at) => right[at] ?? 0), right.at(-1) ?? 0];
  const hits = powers.map((power, at) => power * (rights[at] ?? 0));
  const hit = hits.reduce((sum, each) => sum + each, 0);
  for (const [at, power] of powers.entries()) {
    const error = power / total - (hit === 0 ? 0 : (hits[at] ?? 0) / hit);
    const place = picked[at];
    if (place === undefined) none.learn(own, error);
    else answer.learn(rows[place] ?? own, error);
  }
}
