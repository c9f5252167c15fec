import type { Activity } from './activity.ts';

/** Whether an activity follows the casting of its spell: while it lasts, or by itself in the same turn. It costs no slot. */
export function isLater({ while: time, activation }: Activity): boolean {
  return time === 'active' || activation?.kind === 'free';
}

/** What the area of a spell does to whoever stands in it or goes through it, as long as it stays; undefined where it does nothing by itself. */
export const dueOf = (activities: readonly Activity[]): Activity | undefined =>
  activities.find(({ due, roughens }) => due !== undefined || roughens === true);

/** What else the area of a spell does by itself: the layers of a wall, in their order. */
export const layersOf = (activities: readonly Activity[]): Activity[] =>
  activities.filter(({ due, layer }) => due !== undefined && layer !== undefined);

/**
 * Whether a spell that goes on is used again by this, in a turn of its caster and by the time that it takes itself: another bolt, a new
 * target, another form. What comes about by itself is not, nor what others do against it.
 */
export function isUsedAgain(activity: Activity, activities: readonly Activity[]): boolean {
  const { while: time, activation, kind, takes, movesArea, targets } = activity;
  if (time !== 'active' || (activation?.kind !== 'action' && activation?.kind !== 'bonusAction')) return false;
  if (takes !== undefined || movesArea === true) return true;
  if (kind === 'effect') return targets?.only === undefined && activities.some((each) => each.kind === kind && !isLater(each));
  return kind === 'attack' || kind === 'save' || kind === 'damage' || kind === 'heal';
}
