import { change, CombatRefusal, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Combatant, CombatantProfile, OwnForm } from '#domain/combat/state.ts';
import { isSame } from '#domain/difference.ts';
import { ownFormOf } from '#domain/combat/shape/settle-forms.ts';

/** What of a creature in a fight may be as a stat block says it. */
type Numbers = OwnForm['own'] & Pick<CombatantProfile, 'maxHitPoints' | 'initiativeBonus' | 'spellcasting' | 'xp' | 'proficiency'>;

/** What a stat block says of a creature, and no fight changes. */
function writtenOf(profile: Numbers) {
  const { maxHitPoints, initiativeBonus, spellcasting, xp, proficiency } = profile;
  return { ...ownFormOf(profile), maxHitPoints, initiativeBonus, spellcasting, xp, proficiency };
}

/** Whether a creature stands in a fight with other numbers than its entry has now. */
export function isOutdated(one: Combatant, profile: Numbers): boolean {
  return !isSame(writtenOf({ ...one, ...one.ownForm?.own }), writtenOf(profile));
}

/**
 * Gives a creature the numbers that its entry has now. What befell it stays: the damage that it has taken, conditions, effects, and
 * what it has used. It does not die of a lower maximum.
 */
export function renew(draft: Draft, targetId: string, profile: CombatantProfile): void {
  const one = find(draft, targetId);
  if (!isOutdated(one, profile)) throw new CombatRefusal(refuseCombat('isAsWritten', { name: one.name }));
  const { ownForm } = one;
  const taken = one.maxHitPoints - one.hitPoints;
  const hitPoints = one.hitPoints === 0 ? 0 : Math.max(1, profile.maxHitPoints - taken);
  const { maxHitPoints, initiativeBonus, spellcasting, xp, proficiency, ...own } = writtenOf(profile);
  const shown = ownForm ? { ownForm: { ...ownForm, own } } : own;
  change(draft, targetId, { ...shown, maxHitPoints, initiativeBonus, spellcasting, xp, proficiency, hitPoints });
  note(draft, 'renewed', { targetId });
}
