import { applyCondition } from '#domain/combat/effects/apply-condition.ts';
import { layEffect } from '#domain/combat/effects/lay-effect.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combat } from '#domain/combat/state.ts';

/** Brings upon those who bore an effect before this step, and bear it no more, what it leaves (SRD 5.2.1, Haste). */
export function bringAftermath(draft: Draft, before: Combat): void {
  for (const { id, activeEffects } of before.combatants) {
    const one = draft.combat.combatants.find((each) => each.id === id);
    for (const { leaves, name, source } of activeEffects) {
      if (leaves === undefined || !one || one.dead || one.activeEffects.some((each) => each.name === name)) continue;
      const { conditions, changes } = leaves;
      const duration = { kind: 'turn', whose: 'target', when: 'end' } as const;
      const laid = { id: source.id, name: leaves.name, bearerId: id, from: id, actorId: id, changes, conditions, duration };
      const effectId = layEffect(draft, laid);
      for (const condition of conditions)
        applyCondition(draft, { targetId: id, condition, from: id, until: null, saveEnds: null, held: false, effectId });
    }
  }
}
