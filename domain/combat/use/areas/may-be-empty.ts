import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

/** Whether an area may lie where nobody stands: one that stays, or is moved. */
export const mayBeEmpty = ({ stays, activity }: Pick<UsedActivity, 'stays' | 'activity'>): boolean =>
  stays !== undefined || activity.movesArea === true;
