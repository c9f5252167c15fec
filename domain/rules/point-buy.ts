import { abilities } from './ability.ts';
import type { AbilityScores } from './ability.ts';
import { no, yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';

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
export function judgePointBuy(scores: AbilityScores): Answer<AbilityScores> {
  if (abilities.some((ability) => pointCost(scores[ability]) === undefined)) return no('With point buy, scores go from 8 to 15.');
  const left = pointsLeft(scores);
  return left < 0
    ? no(`These scores cost ${pointBuyPoints - left} points, but you have only ${pointBuyPoints}. Lower a score.`)
    : yes(scores);
}
