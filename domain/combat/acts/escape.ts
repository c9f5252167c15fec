import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { knockProne } from '#domain/combat/effects/apply-condition.ts';
import { isFire } from '#domain/combat/effects/features/hazards.ts';
import { bestSkill, rollCheck } from '#domain/combat/effects/check-roll.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { CombatRefusal, find, endConditions } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { AppliedCondition } from '#domain/combat/follow/applied-condition.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Ending } from '#domain/rules/activity/effect.ts';
import { commonActionRules } from '#domain/rules/common-actions.ts';
import { skillNames } from '#domain/rules/skill-names.ts';

/** What somebody can try to be rid of with an action: a grapple, or an effect with the check or save that ends it. */
type Bond =
  | { hold: AppliedCondition }
  | { fire: ActiveEffect }
  | { effect: ActiveEffect; dc: number; ending: Extract<Ending, { by: 'check' | 'save' }> };

/** The hardest grapple of somebody, else a fire on them, else the first effect on them that an action of theirs can end; undefined where nothing holds them so. */
export function bondOf({ conditions, activeEffects }: Combatant): Bond | undefined {
  const [hold] = conditions.filter(({ name }) => name === 'grappled').toSorted((a, b) => (b.escapeDc ?? 0) - (a.escapeDc ?? 0));
  if (hold) return { hold };
  const fire = activeEffects.find(isFire);
  if (fire) return { fire };
  for (const effect of activeEffects) {
    const ending = effect.ends.find((each) => each.by === 'check' || (each.by === 'save' && each.when === 'action'));
    if (effect.dc !== undefined && (ending?.by === 'check' || ending?.by === 'save')) return { effect, dc: effect.dc, ending };
  }
  return undefined;
}

/** Whether a save or check with an action frees somebody of an effect. */
function isFreed(draft: Draft, id: string, { effect, dc, ending }: Extract<Bond, { effect: ActiveEffect }>): boolean {
  if (ending.by === 'save') {
    const { conditions = [], name: cause, from: byId } = effect;
    return rollSave(draft, { targetId: id, ability: ending.ability ?? 'wisdom', dc, cover: 'none', cause, byId, conditions });
  }
  const skills = skillNames.filter((name) => ending.skills.includes(name));
  return rollCheck(draft, { id, of: { skill: bestSkill(find(draft, id), skills) }, dc }).made;
}

/**
 * Tries to get free: of the hardest grapple by Athletics or Acrobatics against its escape DC (SRD 5.2.1, Grappling), else puts out the fire on
 * themselves by rolling on the ground (SRD 5.2.1, Burning), else of an effect that a check or a save with an action ends, such as webs.
 */
export function escape(draft: Draft, id: string): void {
  const one = find(draft, id);
  const bond = bondOf(one);
  if (!bond) throw new CombatRefusal(refuseCombat('isNotGrappled', { name: one.name }));
  if ('fire' in bond) {
    endEffects(draft, id, (each) => each === bond.fire);
    if (!one.conditions.some(({ name }) => name === 'prone')) knockProne(draft, id, null);
    return;
  }
  if ('effect' in bond) {
    if (isFreed(draft, id, bond)) endEffects(draft, id, (each) => each.id === bond.effect.id);
    return;
  }
  const skill = bestSkill(one, commonActionRules.escape.skills ?? ['athletics']);
  const { made } = rollCheck(draft, { id, of: { skill }, dc: bond.hold.escapeDc });
  if (made) endConditions(draft, id, (each) => each === bond.hold);
}
