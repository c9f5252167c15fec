import { fitsSide } from '#domain/combat/sides.ts';
import { isForDead, isForOneself, mayReach, meantFor } from '#domain/rules/activity/targeting.ts';
import { healsNothing } from '#domain/rules/magic/heals-nothing.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Health } from '#domain/combat/effects/health.ts';
import { kindsMeant } from '#domain/srd/monsters/kinds-meant.ts';
import { isStranger } from './is-stranger.ts';
import type { Kind } from './is-stranger.ts';
import type { ActivityUse, Actor } from './activity-use.ts';

interface Seen extends Pick<Combatant, 'id' | 'side' | 'isObject' | 'type'> {
  health: Health;
  /** Null where the numbers are not known. */
  hitPoints: { now: number; maximum: number } | null;
}

/** The kinds of creatures that something affects; null where it affects any. */
export const kindsOf = ({ targets }: Pick<Activity, 'targets'>): readonly Kind[] | null => (targets ? kindsMeant(targets) : null);

/** Whether something is for the dead, or the living, as somebody is one of them. */
export const fitsLife = (activity: Activity, { health }: Pick<Seen, 'health'>): boolean => (health === 'dead') === isForDead(activity);

/**
 * For whom something is, as its user sees sides, and whom it goes to at once: who is aimed at, where it is meant for their side and kind;
 * else its user, where it helps them.
 */
export function aimOf<One extends Seen>({ used: { activity } }: ActivityUse, actor: Actor, figures: readonly One[], target: One | null) {
  const self = figures.find(({ id }) => id === actor.id);
  const side = self?.side ?? 'heroes';
  const meant = meantFor(activity);
  const isMeant = (one: One) =>
    fitsSide(meant, side, one.side) && mayReach(activity, one) && fitsLife(activity, one) && !isStranger(kindsOf(activity), one);
  if (target !== null && isMeant(target)) return { side, meant, aim: target };
  const isWhole = self?.hitPoints && healsNothing(activity, { hitPoints: self.hitPoints.now, maxHitPoints: self.hitPoints.maximum });
  return { side, meant, aim: self && isForOneself(activity) && isWhole !== true ? self : null };
}
