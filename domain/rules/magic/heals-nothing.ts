import type { Activity } from '#domain/rules/activity/activity.ts';
import { isForOneself } from '#domain/rules/activity/targeting.ts';

interface HitPoints {
  hitPoints: number;
  maxHitPoints: number;
}

/** What is said before healing is spent on somebody at full hit points. */
export const healsNothingText = 'At full hit points: nothing would be healed.';

/** Whether an activity does nothing but give hit points back. */
export function healsAlone({ kind, effects = [], gives = [], cures, takes, ...activity }: Activity): boolean {
  if (kind !== 'heal' || effects.length + gives.length > 0 || cures !== undefined || takes !== undefined) return false;
  return 'healing' in activity && activity.healing.every(({ what }) => what === 'hitPoints');
}

/** Whether healing that is meant for whoever uses it would heal nothing, as they are at full hit points, and do nothing besides. */
export function healsNothing(activity: Activity, { hitPoints, maxHitPoints }: HitPoints): boolean {
  return hitPoints >= maxHitPoints && isForOneself(activity) && healsAlone(activity);
}
