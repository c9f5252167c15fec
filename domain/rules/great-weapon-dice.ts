import { facesSum } from '#domain/dice/counted-faces.ts';
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
  const floored = { ...roll, floor: reliable };
  const more = facesSum(floored) - facesSum(roll);
  if (more === 0) return floored;
  const notes = [...(roll.notes ?? []), `Reliable Talent: the ${reliable - more} counts as ${reliable}`];
  return { ...floored, total: roll.total + more, notes };
}
