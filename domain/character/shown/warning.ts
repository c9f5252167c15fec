import type { Character } from '#domain/character/character.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { healsNothing, healsNothingText } from '#domain/rules/magic/heals-nothing.ts';

/** What is said before somebody uses something on themselves for nothing; null where it is used for something. */
export function warningOf(character: Character, activity: Activity): string | null {
  const health = { hitPoints: hitPointsLeft(character), maxHitPoints: maximumHitPointsOf(character).value };
  return healsNothing(activity, health) ? healsNothingText : null;
}
