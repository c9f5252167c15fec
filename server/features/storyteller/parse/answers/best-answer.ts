import type { Asked } from './asked.ts';
import { measured, measuredAlone } from './answer-features.ts';
import { answerWeights, weighed } from './answer-model.ts';
import type { AnswerWeights } from './answer-model.ts';
import type { Rarity, Sayable } from './sayable.ts';

/** What would be said to a question, and how likely it is what was asked for. */
export interface LikelyAnswer {
  it: Sayable;
  likelihood: number;
}

/** How likely each of these answers a question, the likeliest first, and how likely it is that none does; together they make 1. */
export function likelyAnswers(
  asked: Asked,
  all: readonly Sayable[],
  rarity: Rarity,
  weights: AnswerWeights = answerWeights(),
): { found: LikelyAnswer[]; none: number } {
  const rows = measured(asked, all, rarity);
  const sums = [...rows.map(({ row }) => weighed(row, weights.answer)), weighed(measuredAlone(asked), weights.none)];
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const found = rows.map(({ it }, at) => ({ it, likelihood: (powers[at] ?? 0) / total }));
  return { found: found.toSorted((one, other) => other.likelihood - one.likelihood), none: (powers.at(-1) ?? 0) / total };
}
