import type { Roll } from '#domain/dice/roll.ts';

/** What Great Weapon Fighting makes of a low die (SRD 5.2.1). */
const lowest = 3;

/** How much more low faces count for. */
export function raisedBy(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + Math.max(0, lowest - face), 0);
}

const reliable = 10;

/** A check of somebody with Reliable Talent who is trained in it: a d20 of 9 or less counts as 10 (SRD 5.2.1). */
export function reliably(roll: Roll): Roll {
  const more = Math.max(0, reliable - (roll.kept[0] ?? reliable));
  if (more === 0) return roll;
  const notes = [
    ...(roll.notes ?? []),
    `Reliable Talent: the ${reliable - more} counts as ${reliable}, so that ${more} more ${more === 1 ? 'is' : 'are'} added`,
  ];
  return { ...roll, modifier: roll.modifier + more, total: roll.total + more, notes };
}
