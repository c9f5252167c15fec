import { hasHappened } from '#domain/combat/follow/happened.ts';
import { refuseAttackNow, turnOf } from '#domain/combat/effects/weapons/two-weapons.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import type { FeatureContent } from '#domain/combat/use/feature-in-use.ts';
import { runsOut } from '#domain/rules/activity/costs.ts';
import { isForFights } from './for-fights.ts';

/**
 * Whether a hero has something left in their turn beside the action that costs nothing of theirs: the extra attack of a light weapon, or a
 * bonus action by a feature that is not counted.
 */
export function hasBonusLeft(combat: Combat, hero: Combatant, content: FeatureContent): boolean {
  const turn = turnOf(combat, hero);
  if (hero.attacks.some((attack) => attack.offHand === true && refuseAttackNow(turn, hero, attack) === null)) return true;
  const { features } = hero;
  if (combat.bonusActionUsed || features === null) return false;
  return waysOfHero(features, content).some((way) => {
    const { activity } = way;
    if (runsOut(activity) || activity.while === 'active' || activity.activation?.hit !== undefined) return false;
    return usedFeature(way, features).takes === 'bonusAction' && isForFights(way) && hasHappened(combat.happened, hero.id, way);
  });
}
