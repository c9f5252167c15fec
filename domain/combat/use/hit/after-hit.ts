import { fits } from '#domain/combat/effects/effect-modifiers.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { OpenHit } from '#domain/combat/follow/last-hit.ts';

/**
 * Whether something that goes with a hit can be decided once it has hit. What changes how the attack or its damage is rolled, or what
 * the weapon does with it, is chosen before; so is what goes along with that.
 */
export function isForAfter({ activation, rerolls, mastery }: Activity): boolean {
  const hit = activation?.hit;
  return hit !== undefined && hit.always !== true && hit.withoutAdvantage !== true && rerolls === undefined && mastery === undefined;
}

/** Whether something can be added to a hit: it goes with that kind of attack, and has not gone with it yet. */
export function canBeAdded({ hit }: OpenHit, { name, activity }: { name: string; activity: Activity }): boolean {
  return isForAfter(activity) && fits(activity.activation?.hit?.with, hit.form) && !hit.riders.includes(name);
}
