import { fits } from '#domain/combat/effects/effect-modifiers.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatRefused } from '#domain/combat/refusals.ts';
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

/** How an attack is rolled, and whether an ally could stand beside its target. Hits of earlier builds do not say it. */
export type Rolled = Pick<OpenHit['hit'], 'advantage' | 'ally' | 'allyNear'>;

/** Something that goes with a hit, by its name. */
interface Riding {
  name: string;
  activity: Activity;
}

/** Whether somebody must say that an ally stands beside the target, for something to go with the attack: its roll had no advantage, and no battle map tells of one. */
export function asksForAlly({ advantage, allyNear }: Rolled, { activation }: Activity): boolean {
  return activation?.hit?.needs !== undefined && advantage !== 'advantage' && !(advantage === 'none' && allyNear === true);
}

/**
 * Why something does not go with an attack by how that is rolled; null where it does. Sneak Attack needs advantage, or no disadvantage
 * and an ally within 5 feet of the target (SRD 5.2.1): `isSaid` where whoever attacks says that there is one; a battle map tells it by itself.
 */
export function refuseByRoll(rolled: Rolled, { name: feature, activity }: Riding, isSaid: boolean): CombatRefused | null {
  if (!asksForAlly(rolled, activity)) return null;
  if (rolled.advantage === 'disadvantage') return refuseCombat('ridesNoDisadvantage', { feature });
  if (rolled.allyNear === false) return refuseCombat('hasNoAllyNear', { feature });
  if (rolled.ally === false) return refuseCombat('needsAdvantage', { feature });
  return isSaid ? null : refuseCombat('needsAllyNear', { feature });
}

/** Whether something can be added to a hit: it goes with that kind of attack and how it was rolled, and has not gone with it yet. */
export function canBeAdded({ hit }: OpenHit, riding: Riding): boolean {
  const { name, activity } = riding;
  const goesWith = isForAfter(activity) && fits(activity.activation?.hit?.with, hit.form) && !hit.riders.includes(name);
  return goesWith && refuseByRoll(hit, riding, true) === null;
}
