import { endEffects } from './active-effects.ts';
import { layEffect } from './lay-effect.ts';
import { readied, readiedOf } from './readied.ts';
import { change, CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant } from '#domain/combat/state.ts';

/** Whether somebody has readied an action that they have not taken yet. */
export const isReadied = (one: Pick<Combatant, 'activeEffects'>): boolean => readiedOf(one) !== undefined;

/** Keeps an action for later, with what sets it off in the words of whoever readies it. It is gone with their next turn. */
export function readyAction(draft: Draft, id: string, text: string): void {
  layEffect(draft, {
    id: readied,
    name: 'Ready',
    bearerId: id,
    from: id,
    actorId: id,
    changes: [],
    duration: { kind: 'turn', whose: 'source', when: 'start' },
    ends: [{ by: 'condition', condition: 'incapacitated' }],
    text,
  });
}

/** Takes the reaction for an action that was readied, out of one's own turn; false where none was. Refuses a second reaction. */
export function spendReady(draft: Draft, id: string): boolean {
  const one = find(draft, id);
  if (draft.combat.active === id || !isReadied(one)) return false;
  if (one.reactionUsed) throw new CombatRefusal(refuseCombat('reactionUsed', { name: one.name }));
  change(draft, id, { reactionUsed: true });
  endEffects(draft, id, ({ source }) => source.id === readied);
  return true;
}
