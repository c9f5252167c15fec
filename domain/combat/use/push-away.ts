import { canBePushed } from '#domain/combat/effects/mastery.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';

/** Pushes targets as far as something says; where it is no save that they failed, who is larger than Large stays. Where they come to stand is known on a battle map. */
export function pushAway(
  draft: Draft,
  actorId: string,
  targetIds: readonly string[],
  { pushes, kind }: Pick<Activity, 'pushes' | 'kind'>,
): void {
  if (pushes === undefined) return;
  for (const targetId of new Set(targetIds)) {
    if (targetId !== actorId && (kind === 'save' || canBePushed(find(draft, targetId))))
      note(draft, 'pushed', { actorId, targetId, amount: pushes });
  }
}
