import { abilities } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import type { Character } from '#domain/character/character.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import type { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import { scaleValues } from '#domain/srd/features/feature-ways.ts';

/** The ability somebody casts with: that of the class, or the best of the three that a species lets one choose from. */
function castingAbilityOf(character: Character): Ability {
  const { casting } = classes[character.class];
  if (casting) return casting.ability;
  const minds = ['intelligence', 'wisdom', 'charisma'] as const;
  return minds.reduce<Ability>((best, each) => (character.stats[each] > character.stats[best] ? each : best), 'intelligence');
}

/** What the names in formulas of content stand for when this character uses something of theirs. */
export function valuesOf(character: Character, scales: FeatureDetails['scales'] = [], slot = 0): FormulaValues {
  const { level } = character;
  const modifiers = abilities.map((ability): [string, number] => [ability, abilityModifierOf(character, ability)]);
  return {
    level,
    proficiency: proficiencyBonusOf(level),
    ability: abilityModifierOf(character, castingAbilityOf(character)),
    slot,
    ...Object.fromEntries(modifiers),
    ...scaleValues(scales, level),
  };
}
