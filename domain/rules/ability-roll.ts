import { abilities, eachAbility } from './ability.ts';
import type { AbilityScores } from './ability.ts';
import { rollDice } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import { refuse } from './refusals.ts';
import type { RuleResult } from './refusals.ts';

/** The scores that are dealt out when nobody rolls. */
export const standardArray = [15, 14, 13, 12, 10, 8] as const;

/** Six times the sum of three d6, in the order of the sheet. */
export function roll3d6(dice: Dice): Roll[] {
  return abilities.map((ability) => rollDice(dice, '3d6', ability));
}

/** Six times the best three of four d6, to be dealt out as one likes. */
export function roll4d6DropLowest(dice: Dice): Roll[] {
  return abilities.map((_, index) => {
    const roll = rollDice(dice, '4d6', `Score ${index + 1}`);
    const kept = roll.faces.toSorted((a, b) => b - a).slice(0, 3);
    return { ...roll, kept, total: kept.reduce((sum, face) => sum + face, 0) };
  });
}

/** The scores of rolls made in the order of the sheet. */
export function scoresInOrder(rolls: readonly Roll[]): AbilityScores {
  return eachAbility((ability) => rolls[abilities.indexOf(ability)]?.total ?? 10);
}

/** Whether the scores are the dealt ones, each once, in whatever order; works for rolled scores and the standard array alike. */
export function judgeDealt(scores: AbilityScores, dealt: readonly number[]): RuleResult<AbilityScores> {
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => b - a).join(', ');
  const expected = sorted(dealt);
  return sorted(Object.values(scores)) === expected ? yes(scores) : refuse('eachScoreOnce', { scores: expected });
}
