import { raisesWall } from '#domain/rules/activity/targeting.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

/** Whether something may be used where nobody is named: an area that stays or is moved lies where nobody stands, and objects can be dispelled. */
export const mayBeEmpty = ({ stays, activity }: Pick<UsedActivity, 'stays' | 'activity'>): boolean =>
  stays !== undefined || raisesWall(activity) || activity.movesArea === true || activity.dispels === true;
