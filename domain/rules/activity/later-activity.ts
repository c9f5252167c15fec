import type { Activity } from './activity.ts';

/** Whether an activity follows the casting of its spell: while it lasts, or by itself in the same turn. It costs no slot. */
export function isLater({ while: time, activation }: Activity): boolean {
  return time === 'active' || activation?.kind === 'free';
}

/** What the area of a spell does to whoever stands in it or goes through it, as long as it stays; undefined where it does nothing by itself. */
export const dueOf = (activities: readonly Activity[]): Activity | undefined =>
  activities.find(({ due, roughens }) => due !== undefined || roughens === true);
