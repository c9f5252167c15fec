import { naturalOf } from './degree.ts';
import type { Roll } from './roll.ts';

/** How a roll went, in words. */
export const outcomeText: Record<NonNullable<Roll['outcome']>, string> = {
  success: 'success',
  failure: 'failure',
  hit: 'hit',
  miss: 'miss',
  criticalHit: 'critical hit',
};

/** What a natural 20 or 1 is called; null for every other roll. */
export function naturalText(roll: Roll): string | null {
  const natural = naturalOf(roll);
  return natural === 20 || natural === 1 ? `natural ${natural}` : null;
}
