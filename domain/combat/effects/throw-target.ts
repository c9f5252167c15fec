import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Throw } from '#domain/rules/attack-data.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';

/** Pushes or pulls whom an attack or effect of a creature throws; who is too large or dead stays. Where they come to stand is known on a battle map. */
export function throwTarget(draft: Draft, actorId: string | null, targetId: string, thrown: Throw | undefined): void {
  if (thrown === undefined || actorId === null || actorId === targetId) return;
  const { size, dead } = find(draft, targetId);
  const isTooLarge = thrown.largest !== undefined && size !== undefined && sizes.indexOf(size) > sizes.indexOf(thrown.largest);
  if (!dead && !isTooLarge) note(draft, thrown.to === 'away' ? 'pushed' : 'pulled', { actorId, targetId, amount: thrown.feet });
}
