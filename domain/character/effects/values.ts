import { abilities } from '#domain/rules/ability.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from '#domain/character/classes/class-levels.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { castingAbilityOf } from '#domain/character/sheet/class-casting.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import { scaleValues } from '#domain/srd/features/feature-ways.ts';

/** Whose numbers count: the class that something is of, and the class it is cast in. */
export interface By {
  /** A feature grows with the levels of its class, everything else with those of the character. */
  feature?: ClassId | null;
  /** A spell is cast with the ability of the class it was learned in. */
  spell?: ClassId | null;
}

/** What the names in formulas of content stand for when this character uses something of theirs. */
export function valuesOf(character: Character, scales: FeatureDetails['scales'] = [], slot = 0, by: By = {}): FormulaValues {
  const total = levelOf(character);
  const { feature = null, spell = null } = by;
  const level = feature === null ? total : classLevelOf(character, feature);
  const modifiers = abilities.map((ability): [string, number] => [ability, abilityModifierOf(character, ability)]);
  return {
    level,
    halfLevel: Math.floor(level / 2),
    halfLevelUp: Math.ceil(level / 2),
    proficiency: proficiencyBonusOf(total),
    ability: abilityModifierOf(character, castingAbilityOf(character, spell ?? feature)),
    slot,
    ...Object.fromEntries(modifiers),
    ...scaleValues(scales, level),
  };
}
