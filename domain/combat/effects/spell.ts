import { concentrate } from './apply-condition.ts';
import { change, CombatRefusal, note } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { CreatureSpell } from '#domain/rules/spell-data.ts';
import { findActing } from './attack.ts';
import { castsLeft } from '#domain/combat/uses.ts';

/** Tells of a spell, and begins to concentrate where it needs that. What it does to others is rolled by itself. */
function castSpell(draft: Draft, actorId: string, { name, level, concentration }: CreatureSpell): void {
  note(draft, 'cast', { actorId, name: name, amount: level });
  if (concentration) concentrate(draft, actorId, name);
}

/** Casts a spell of a creature's own list and counts it. Refuses who cannot act, a spell it does not have and one that is used up. */
export function cast(draft: Draft, actorId: string, name: string): void {
  const caster = findActing(draft, actorId);
  const spell = caster.spellcasting?.spells.find((each) => each.name === name);
  if (!spell) throw new CombatRefusal(refuseCombat('hasNoSpell', { name: caster.name }));
  if (castsLeft(caster, spell) === 0) throw new CombatRefusal(refuseCombat('spellIsUsedUp', { name: caster.name, spell: name }));
  if (spell.uses !== null) change(draft, actorId, { spellsCast: [...caster.spellsCast, spell.pool ?? name] });
  castSpell(draft, actorId, spell);
}
