import type { Roll } from './roll.ts';

/** The name of the feature by which a strength check or save is at least the strength score (SRD 5.2.1). */
export const indomitableMight = 'Indomitable Might';

/** A d20 test of which the total is at least so much; the same where it is, or where nothing says so. */
export function atLeast(roll: Roll, least: number | undefined): Roll {
  if (least === undefined || roll.total >= least) return roll;
  const notes = [...(roll.notes ?? []), `${indomitableMight}: the ${roll.total} counts as ${least}`];
  return { ...roll, modifier: roll.modifier + least - roll.total, total: least, notes };
}
