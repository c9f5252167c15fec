import type { Activity } from './activity.ts';
import { changesWilling } from './targeting.ts';
import { isLater } from './later-activity.ts';

// Without a validator, so that a browser can say what will be rolled.

/** Whether rolling is what something does to others: an attack, a save with its damage, healing that nobody was named for. */
function isRolled(activity: Activity, isForNobody: boolean, hasTargets: boolean): boolean {
  switch (activity.kind) {
    case 'attack':
      return activity.attack.with === 'spell';
    case 'heal':
      return isForNobody && activity.healing.some(({ formula }) => formula !== 'all');
    case 'utility':
      return activity.roll !== undefined;
    default:
      return (
        (activity.kind === 'save' && !(hasTargets && changesWilling(activity))) || activity.kind === 'damage' || activity.kind === 'check'
      );
  }
}

/** Whether something rolls for others when it is used by hand: whoever presses it says that what it waits for has happened. */
export const isRolledByHand = (activity: Activity, isForNobody: boolean): boolean =>
  activity.while !== 'active' && isRolled(activity, isForNobody, false);

/** Activities that roll when something is used: the chosen one, or all there are. Heroes who are named are willing to be changed, and save against nothing. */
export function rolledActivities(
  activities: readonly Activity[],
  chosen: string | undefined,
  isForNobody: boolean,
  hasTargets = false,
): Activity[] {
  const now = activities.filter((each) => !isLater(each) && isRolled(each, isForNobody, hasTargets));
  return chosen === undefined ? now : now.filter(({ id }) => id === chosen);
}
