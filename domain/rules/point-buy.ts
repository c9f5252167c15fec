import { abilities } from './ability.ts';
import type { AbilityScores } from './ability.ts';
import { yes } from '#domain/result.ts';
import { refuse } from './refusals.ts';
import type { RuleResult } from './refusals.ts';

const pointBuyPoints = 27;
const costs = new Map([
  [8, 0],
  [9, 1],
  [10, 2],
  [11, 3],
  [12, 4],
  [13, 5],
  [14, 7],
  [15, 9],
]);

/** What a score costs in points; undefined when it is not for sale (only 8 to 15 are, before the background). */
export function pointCost(score: number): number | undefined {
  return costs.get(score);
}

/** Points that are left of 27, below zero when too many are spent; scores that are not for sale count nothing. */
export function pointsLeft(scores: AbilityScores): number {
  return abilities.reduce((left, ability) => left - (pointCost(scores[ability]) ?? 0), pointBuyPoints);
}

/** Scores bought with at most 27 points, each from 8 to 15; points may be left over. */
export function judgePointBuy(scores: AbilityScores): RuleResult<AbilityScores> {
  if (abilities.some((ability) => pointCost(scores[ability]) === undefined)) return refuse('pointBuyBounds', {});
  const left = pointsLeft(scores);
  return left < 0 ? refuse('tooManyPoints', { cost: pointBuyPoints - left, points: pointBuyPoints }) : yes(scores);
}
