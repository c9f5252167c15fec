import { startEffect } from '#domain/combat/effects/active-effects.ts';
import { applyCondition } from '#domain/combat/effects/apply-condition.ts';
import { applyDamage } from '#domain/combat/effects/damage.ts';
import { untilOf } from '#domain/combat/effects/until.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';

/**
 * Lays on somebody what a spell or feature that was used outside of the fight leaves on who failed their save. Without a giver in the
 * fight nobody's concentration holds it there.
 */
function layEffect(draft: Draft, targetId: string, laid: ActiveEffect, giverId: string | null): void {
  if (find(draft, targetId).dead) return;
  const { conditions = [], duration, source } = laid;
  const isWhole = duration.kind !== 'instant';
  const id = `${source.id}-${draft.combat.round}-${draft.events.length}-${targetId}`.slice(0, 64);
  const until = untilOf(draft, duration, giverId ?? targetId, targetId);
  if (isWhole) startEffect(draft, targetId, { ...laid, id, from: giverId, held: laid.held && giverId !== null, until });
  for (const condition of conditions) {
    if (find(draft, targetId).dead) return;
    const terms = { from: giverId, until: null, saveEnds: null, held: false, ...(isWhole && { effectId: id }) };
    applyCondition(draft, { targetId, condition, ...terms });
  }
}

/** What was rolled in the story reaches several at once: what their saves have left of its damage, and what it leaves on who failed. */
export function deal(draft: Draft, { actorId, hits }: CombatStepNamed<'deal'>): void {
  if (actorId !== null) find(draft, actorId);
  for (const { targetId, damage, effects } of hits) {
    if (damage.length > 0) applyDamage(draft, { actorId, targetId, damageRolls: damage, critical: false });
    for (const effect of effects) layEffect(draft, targetId, effect, actorId);
  }
}
