import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { find, noteThisTurn } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combat } from '#domain/combat/state.ts';
import { usedThisTurnBy } from '#domain/combat/turn-budget.ts';
import { movementGrants } from '#domain/combat/follow/movement-grants.ts';

const leftBy = (id: string) => `left ${id}`;

/** Whether somebody has left the reach of another in this turn. */
export const hasLeft = (combat: Pick<Combat, 'usedThisTurn'>, id: string, fromId: string): boolean =>
  usedThisTurnBy(combat, id).includes(leftBy(fromId));

/**
 * Somebody moves out of the reach of others, who may answer. What a feature lends, such as half the speed without opportunity attacks,
 * is used up by it, and then nobody may.
 */
export function moveAway(draft: Draft, id: string, fromIds: readonly string[]): void {
  for (const fromId of fromIds) noteThisTurn(draft, id, leftBy(fromId));
  const [free] = movementGrants(find(draft, id)).filter(({ unprovoked, teleports }) => unprovoked || teleports);
  if (free === undefined) return draft.reactions?.toLeaving(draft, id, fromIds);
  endEffects(draft, id, (each) => each.id === free.effectId);
}
