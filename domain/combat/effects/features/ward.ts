import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { find, note, noteThisTurn } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';

/** By what it is known in a turn that somebody could not strike another, and may choose whom else. */
const mark = 'wardedOff';
const keyOf = (attackerId: string, targetId: string) => `${attackerId} ${mark} ${targetId}`;

/** Whether a ward has kept somebody from striking another in this turn, and they have struck nobody else since. */
export const isWardedOff = ({ usedThisTurn }: Pick<Combat, 'usedThisTurn'>, attackerId: string, targetId: string): boolean =>
  usedThisTurn.includes(keyOf(attackerId, targetId));

/** Whoever has struck somebody else, or has lost the attack, is kept from nobody any more. */
function forget(draft: Draft, attackerId: string): void {
  const { usedThisTurn } = draft.combat;
  const left = usedThisTurn.filter((key) => !key.startsWith(`${attackerId} ${mark} `));
  if (left.length < usedThisTurn.length) draft.combat = { ...draft.combat, usedThisTurn: left };
}

function wardOf({ activeEffects }: Combatant) {
  for (const { name, dc, changes } of activeEffects) {
    const ward = changes.find((each) => each.on === 'ward');
    if (ward && dc !== undefined) return { name, dc, ability: ward.save };
  }
  return null;
}

/**
 * How an attack or a damaging spell fares against the ward of its target: it passes; or whoever makes it may choose another target, and
 * spends nothing; or it is lost (SRD 5.2.1, Sanctuary). Whoever aims at the same one again loses it. Out of one's own turn there is nobody
 * else to choose.
 */
export function meetWard(draft: Draft, attackerId: string, targetId: string): 'passes' | 'choose' | 'lost' {
  const ward = attackerId === targetId ? null : wardOf(find(draft, targetId));
  const isAgain = ward !== null && isWardedOff(draft.combat, attackerId, targetId);
  forget(draft, attackerId);
  if (ward === null) return 'passes';
  const { name: cause, ...save } = ward;
  if (isAgain) return 'lost';
  if (rollSave(draft, { targetId: attackerId, ...save, cover: 'none', cause })) return 'passes';
  if (draft.combat.active !== attackerId) return 'lost';
  noteThisTurn(draft, attackerId, `${mark} ${targetId}`);
  note(draft, 'wardedOff', { actorId: attackerId, targetId, name: cause });
  return 'choose';
}

/** The same for some targets at once: null where somebody else is to be chosen, else those whom it reaches. */
export function pastWards(draft: Draft, attackerId: string, targetIds: readonly string[]): string[] | null {
  const met = new Map([...new Set(targetIds)].map((id) => [id, meetWard(draft, attackerId, id)]));
  if ([...met.values()].includes('choose')) return null;
  return targetIds.filter((id) => met.get(id) === 'passes');
}
