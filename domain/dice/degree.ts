import type { Degree, Roll } from './roll.ts';

/** The face that counted when the roll was a single d20; otherwise nothing is natural about it. */
export function naturalOf({ dice, kept }: Roll): number | undefined {
  return dice.endsWith('d20') && kept.length === 1 ? kept[0] : undefined;
}

/**
 * How well a roll went. The natural face comes first: 20 is a triumph and 1 a disaster whatever the sum. Then ten over is a
 * triumph, met a success, missed by up to three a near miss, and the rest failure. A roll against nothing always meets it.
 */
export function degreeOf(roll: Roll): Degree {
  const natural = naturalOf(roll);
  if (natural === 20) return 'triumph';
  if (natural === 1) return 'disaster';
  const over = roll.against === null ? 0 : roll.total - roll.against;
  if (over >= 10) return 'triumph';
  if (over >= 0) return 'success';
  return over >= -3 ? 'nearMiss' : 'failure';
}

/** Whether a degree counts as having done it. */
export function isSuccess(degree: Degree | null): boolean {
  return degree === 'triumph' || degree === 'success';
}

/** An attack roll with what it is called how it went: nobody succeeds by it, they hit or miss. */
export function asAttack(roll: Roll): Roll {
  const outcome = naturalOf(roll) === 20 ? 'criticalHit' : isSuccess(degreeOf(roll)) ? 'hit' : 'miss';
  return { ...roll, outcome };
}
