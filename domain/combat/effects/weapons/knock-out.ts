import { change } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { applyCondition } from '#domain/combat/effects/apply-condition.ts';
import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { layEffect } from '#domain/combat/effects/lay-effect.ts';

const knockedOut = 'knocked-out';

/** Whether somebody was knocked out and has not come to. */
export const isKnockedOut = ({ activeEffects, dead }: Pick<Combatant, 'activeEffects' | 'dead'>): boolean =>
  !dead && activeEffects.some(({ source }) => source.id === knockedOut);

/** Leaves somebody at 1 hit point and unconscious until they have rested, regain hit points or get first aid (SRD 5.2.1, Knocking Out a Creature). */
export function knockOut(draft: Draft, targetId: string, actorId: string): void {
  change(draft, targetId, { hitPoints: 1 });
  const effectId = layEffect(draft, {
    id: knockedOut,
    name: 'Knocked Out',
    bearerId: targetId,
    from: actorId,
    actorId,
    changes: [],
    conditions: ['unconscious'],
    duration: { kind: 'rest', rest: 'short' },
  });
  const terms = { from: actorId, until: null, saveEnds: null, held: false, effectId };
  if (!applyCondition(draft, { targetId, condition: 'unconscious', ...terms })) bringTo(draft, targetId);
}

/** Brings somebody to who was knocked out; nothing where they were not. */
export function bringTo(draft: Draft, targetId: string): void {
  endEffects(draft, targetId, ({ source }) => source.id === knockedOut);
}
