import type { Activity } from '#domain/rules/activity/activity.ts';
import { isForOneself } from '#domain/rules/activity/targeting.ts';

interface HitPoints {
  hitPoints: number;
  maxHitPoints: number;
}

/** What is said before healing is spent on somebody at full hit points. */
export const healsNothingText = 'At full hit points: nothing would be healed.';

/** Whether healing that is meant for whoever uses it would heal nothing, as they are at full hit points, and do nothing besides. */
export function healsNothing(activity: Activity, { hitPoints, maxHitPoints }: HitPoints): boolean {
  const { effects = [], gives = [], cures, kind } = activity;
  if (kind !== 'heal' || !isForOneself(activity) || hitPoints < maxHitPoints) return false;
  return effects.length + gives.length === 0 && cures === undefined && activity.healing.every(({ what }) => what === 'hitPoints');
}
