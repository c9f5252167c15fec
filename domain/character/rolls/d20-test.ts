import type { Ability } from '#domain/rules/ability.ts';
import type { SkillName } from '#domain/rules/skill.ts';

/** A d20 that is rolled for a check, a save, initiative, an attack, or between life and death. */
export interface D20Test {
  kind: 'check' | 'save' | 'initiative' | 'weaponAttack' | 'spellAttack' | 'deathSave';
  /** What it is made with; null for a death save. */
  ability: Ability | null;
  skill: SkillName | null;
  /** The weapon in the catalogue; null for others and for bare hands. */
  weapon: string | null;
}
