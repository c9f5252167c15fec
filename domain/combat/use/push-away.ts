import { canBePushed } from '#domain/combat/effects/mastery.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';

/** Pushes targets as far as something says; who is larger than Large stays. Where they come to stand is said, not known. */
export function pushAway(draft: Draft, actorId: string, targetIds: readonly string[], { pushes }: Pick<Activity, 'pushes'>): void {
  if (pushes === undefined) return;
  for (const targetId of new Set(targetIds)) {
    if (targetId !== actorId && canBePushed(find(draft, targetId))) note(draft, 'pushed', { actorId, targetId, amount: pushes });
  }
}
