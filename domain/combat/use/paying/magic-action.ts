import { isLater } from '#domain/rules/activity/later-activity.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

/** How the notes of features begin that take it. */
const ofFeature = 'A Magic action';

/** Whether something that takes an action takes the Magic action: a spell that is cast, a magic item, and what its note says it of (SRD 5.2.1, Magic). */
export function isMagicAction({
  takes,
  kind,
  activity,
}: Pick<UsedActivity, 'takes'> & Partial<Pick<UsedActivity, 'kind' | 'activity'>>): boolean {
  if (takes !== 'action' || activity === undefined) return false;
  return kind === 'item' || (kind === 'spell' && !isLater(activity)) || activity.note?.startsWith(ofFeature) === true;
}
