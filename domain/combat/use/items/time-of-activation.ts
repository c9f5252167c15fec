import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';

const times: Record<NonNullable<Activity['activation']>['kind'], UsedActivity['takes']> = {
  action: 'action',
  bonusAction: 'bonusAction',
  reaction: 'reaction',
  attack: 'attack',
  free: 'free',
  none: 'free',
  legendary: 'free',
  minutes: 'long',
  hours: 'long',
};

/** What of a turn something takes by its activation. */
export const timeOfActivation = ({ activation }: Pick<Activity, 'activation'>): UsedActivity['takes'] => times[activation?.kind ?? 'free'];
