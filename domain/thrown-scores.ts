import { z } from 'zod';
import { roll3d6, roll4d6DropLowest, scoresInOrder } from './ability-roll.ts';
import type { AbilityScores } from './ability.ts';
import type { Dice } from './dice.ts';
import { Throw } from './request.ts';
import { no, yes } from './sheet-answer.ts';
import type { Answer } from './sheet-answer.ts';
import { isSame } from './sheet-change.ts';

/** Six throws for the scores of a character that is to be. */
export const ThrownScores = z.object({
  /** '3d6' in the order of the sheet; '4d6' keeps the best three, to be dealt out as one likes. */
  way: z.enum(['3d6', '4d6']),
  throws: z.array(Throw).length(6),
});
export type ThrownScores = z.infer<typeof ThrownScores>;

/** Throws six scores. */
export function throwScores(way: ThrownScores['way'], dice: Dice): ThrownScores {
  return { way, throws: way === '3d6' ? roll3d6(dice) : roll4d6DropLowest(dice) };
}

/** The totals to make a character of; refuses scores of three dice that are not in the order in which they were thrown. */
export function thrownTotals(thrown: ThrownScores | null, scores: AbilityScores | null): Answer<number[]> {
  if (!thrown) return no('Roll the scores first.');
  if (thrown.way === '3d6' && scores && !isSame(scores, scoresInOrder(thrown.throws)))
    return no('Scores rolled with 3d6 stay in the order they were rolled.');
  return yes(thrown.throws.map(({ total }) => total));
}
