import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { rollCheck } from '#domain/combat/effects/check-roll.ts';
import { stabilize } from '#domain/combat/effects/damage.ts';
import { layEffect } from '#domain/combat/effects/lay-effect.ts';
import { checkDistance } from '#domain/combat/effects/placed.ts';
import { bringTo, isKnockedOut } from '#domain/combat/effects/weapons/knock-out.ts';
import { besideFeet } from '#domain/combat/place/reach.ts';
import { CombatRefusal, findLiving } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import { isFoe } from '#domain/combat/sides.ts';
import { isDown } from '#domain/combat/state.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import { isEndedByHelp } from '#domain/rules/activity/laid-effect.ts';

const untilNext = { kind: 'turn', whose: 'source', when: 'start' } as const;
/** What Medicine must reach to stabilize somebody, or to bring them to (SRD 5.2.1, Help; Knocking Out a Creature). */
const firstAidDifficulty = 10;

/**
 * Helps an ally with a check, distracts a foe for the next attack on them, stabilizes somebody who is dying, brings to who was knocked
 * out, or shakes a friend within 5 feet out of what help ends, such as a magic sleep.
 */
export function help(draft: Draft, actor: Combatant, targetId: string): void {
  const target = findLiving(draft, targetId);
  if (target.id === actor.id) throw new CombatRefusal(refuseCombat('helpsOthers', {}));
  const isDying = isDown(target) && !target.stable;
  if (isDying || isKnockedOut(target)) {
    if (!rollCheck(draft, { id: actor.id, of: { skill: 'medicine' }, dc: firstAidDifficulty }).made) return;
    return isDying ? stabilize(draft, targetId) : bringTo(draft, targetId);
  }
  if (!isFoe(actor.side, target.side) && target.activeEffects.some(isEndedByHelp)) {
    checkDistance(draft, actor.id, targetId, { name: commonActionRules.help.name, feet: besideFeet });
    return endEffects(draft, targetId, isEndedByHelp);
  }
  const foe = target.side !== actor.side;
  layEffect(draft, {
    id: 'help',
    name: foe ? 'Distracted' : 'Helped',
    bearerId: targetId,
    from: actor.id,
    actorId: actor.id,
    changes: foe ? [{ on: 'attacksAgainst', mode: 'advantage', next: true }] : [{ on: 'abilityChecks', mode: 'advantage' }],
    duration: untilNext,
    text: foe ? '' : 'Advantage on the next ability check.',
  });
}
