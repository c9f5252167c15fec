import { fitsSide } from '#domain/combat/sides.ts';
import { isForOneself, mayReach, meantFor } from '#domain/rules/activity/targeting.ts';
import { healsNothing } from '#domain/rules/magic/heals-nothing.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { ActivityUse, Actor } from './activity-use.ts';

interface Seen extends Pick<Combatant, 'id' | 'side' | 'isObject'> {
  /** Null where the numbers are not known. */
  hitPoints: { now: number; maximum: number } | null;
}

/**
 * For whom something is, as its user sees sides, and whom it goes to at once: who is aimed at, where it is meant for their side; else its
 * user, where it helps them.
 */
export function aimOf<One extends Seen>({ used: { activity } }: ActivityUse, actor: Actor, figures: readonly One[], target: One | null) {
  const self = figures.find(({ id }) => id === actor.id);
  const side = self?.side ?? 'heroes';
  const meant = meantFor(activity);
  if (target !== null && fitsSide(meant, side, target.side) && mayReach(activity, target)) return { side, meant, aim: target };
  const isWhole = self?.hitPoints && healsNothing(activity, { hitPoints: self.hitPoints.now, maxHitPoints: self.hitPoints.maximum });
  return { side, meant, aim: self && isForOneself(activity) && isWhole !== true ? self : null };
}
