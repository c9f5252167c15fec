import type { Activity } from './activity.ts';

/** Whether an activity follows the casting of its spell: while it lasts, or by itself in the same turn. It costs no slot. */
export function isLater({ while: time, activation }: Activity): boolean {
  return time === 'active' || activation?.kind === 'free';
}
