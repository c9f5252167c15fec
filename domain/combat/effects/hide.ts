import { applyCondition } from './apply-condition.ts';
import { endEffects } from './active-effects.ts';
import { layEffect } from './lay-effect.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { rollCheck } from './check-roll.ts';

const hidden = 'hide';
/** What Stealth must reach for hiding (SRD 5.2.1, Hide). */
const hidingDifficulty = 15;

/**
 * Tries to hide: with Stealth 15 or more somebody is invisible until they are found, attack or cast a spell. What they rolled is what
 * finding them must reach (SRD 5.2.1, Hide).
 */
export function hideAway(draft: Draft, id: string): void {
  const { total, made } = rollCheck(draft, { id, of: { skill: 'stealth' }, dc: hidingDifficulty });
  if (!made) return;
  const effectId = layEffect(draft, {
    id: hidden,
    name: 'Hidden',
    bearerId: id,
    from: id,
    actorId: id,
    changes: [],
    conditions: ['invisible'],
    dc: total,
    duration: { kind: 'permanent' },
    ends: [{ by: 'attacking' }, { by: 'casting' }, { by: 'condition', condition: 'incapacitated' }],
    text: 'Invisible until found, heard, or an attack or a spell gives it away.',
  });
  applyCondition(draft, { targetId: id, condition: 'invisible', from: id, until: null, saveEnds: null, held: false, effectId });
}

/** Finds those of other sides who hide, as far as the check reaches how well they hid. */
export function findHidden(draft: Draft, seekerId: string, total: number): void {
  const { side } = find(draft, seekerId);
  for (const { id, side: theirs } of draft.combat.combatants) {
    if (theirs === side) continue;
    endEffects(draft, id, ({ source, dc }) => source.id === hidden && dc !== undefined && total >= dc);
  }
}
