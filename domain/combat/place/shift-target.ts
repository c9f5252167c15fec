import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Shift } from '#domain/rules/attack-data.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';

/** Pushes or pulls whom an attack or effect of a creature moves; who is too large or dead stays. Where they come to stand is known on a battle map. */
export function shiftTarget(draft: Draft, actorId: string | null, targetId: string, shift: Shift | undefined): void {
  if (shift === undefined || actorId === null || actorId === targetId) return;
  const { size, dead } = find(draft, targetId);
  const isTooLarge = shift.largest !== undefined && size !== undefined && sizes.indexOf(size) > sizes.indexOf(shift.largest);
  if (!dead && !isTooLarge) note(draft, shift.to === 'away' ? 'pushed' : 'pulled', { actorId, targetId, amount: shift.feet });
}
