import { isOnlyAsked } from '#domain/rules/activity/own-turn.ts';
import type { HeroWay } from '#domain/combat/use/feature-in-use.ts';

/** Whether something is done in a fight because somebody says so: not what rests, hours or only words ask for, nor what is offered when it can help. */
export function isForFights({ activity }: Pick<HeroWay, 'activity'>): boolean {
  const { activation, consumes = [], kind } = activity;
  if (isOnlyAsked(activity)) return false;
  if (activation?.kind === 'minutes' || activation?.kind === 'hours') return false;
  if (/\bfinish a\b/.test(activation?.trigger ?? '')) return false;
  const does = activity.gives !== undefined || activity.cures !== undefined || activity.dispels === true || activity.endsOwn === true;
  const isOnlyWords = kind === 'utility' && activity.roll === undefined && consumes.length === 0 && !does;
  return !isOnlyWords || activation?.kind === 'action' || activation?.kind === 'bonusAction';
}
