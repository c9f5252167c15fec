import { z } from 'zod';
import { contentFile } from '#server/kernel/content.ts';
import { alone, measures } from './measures.ts';

/** What each measure counts for an answer, and each of a question alone for there being none. */
const Weights = z.strictObject({
  answer: z.record(z.enum(measures), z.number()),
  none: z.record(z.enum(alone), z.number()),
});

/** The weights in the order of the measures. */
export interface AnswerWeights {
  answer: Float64Array;
  none: Float64Array;
}

let learned: AnswerWeights | null = null;

/** The weights that were learned from labelled questions, read when they are first asked for. */
export function answerWeights(): AnswerWeights {
  if (learned) return learned;
  const { answer, none } = contentFile('storyteller/answers.json', Weights);
  learned = {
    answer: Float64Array.from(measures.map((name) => answer[name])),
    none: Float64Array.from(alone.map((name) => none[name])),
  };
  return learned;
}

/** The sum of measures by their weights. */
export function weighed(values: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}
