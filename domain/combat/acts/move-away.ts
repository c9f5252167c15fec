import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { movementGrants } from '#domain/combat/follow/movement-grants.ts';

/**
 * Somebody moves out of the reach of others, who may answer. What a feature lends, such as half the speed without opportunity attacks,
 * is used up by it, and then nobody may.
 */
export function moveAway(draft: Draft, id: string, fromIds: readonly string[]): void {
  const [free] = movementGrants(find(draft, id)).filter(({ unprovoked, teleports }) => unprovoked || teleports);
  if (free === undefined) return draft.reactions?.toLeaving(draft, id, fromIds);
  endEffects(draft, id, (each) => each.id === free.effectId);
}
