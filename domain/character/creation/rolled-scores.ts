import { z } from 'zod';
import { roll3d6, roll4d6DropLowest, scoresInOrder } from '#domain/rules/ability-roll.ts';
import type { AbilityScores } from '#domain/rules/ability.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { Roll } from '#domain/dice/roll.ts';
import { yes } from '#domain/result.ts';
import { isSame } from '#domain/difference.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Six rolls for the scores of a character that is to be. */
export const RolledScores = z.object({
  /** '3d6' in the order of the sheet; '4d6' keeps the best three, to be dealt out as one likes. */
  way: z.enum(['3d6', '4d6']),
  rolls: z.array(Roll).length(6),
});
export type RolledScores = z.infer<typeof RolledScores>;

/** Rolls six scores. */
export function rollAbilityScores(way: RolledScores['way'], dice: Dice): RolledScores {
  return { way, rolls: way === '3d6' ? roll3d6(dice) : roll4d6DropLowest(dice) };
}

/** The totals to make a character of; refuses scores of three dice that are not in the order in which they were rolled. */
export function rolledTotals(rolled: RolledScores | null, scores: AbilityScores | null): CharacterResult<number[]> {
  if (!rolled) return refuse('rollScoresFirst', {});
  if (rolled.way === '3d6' && scores && !isSame(scores, scoresInOrder(rolled.rolls))) return refuse('scoresStayInOrder', {});
  return yes(rolled.rolls.map(({ total }) => total));
}
