import { abilityMark, modifierOf } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Character } from '#domain/character/character.ts';
import { figure, part, partIf } from './figure.ts';
import type { Figure, Part } from './figure.ts';
import { skillAbility } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { exhaustionPenalty } from '#domain/rules/conditions.ts';

export type Training = 'none' | 'half' | 'proficient' | 'expert';

const passiveBase = 10;

/** The modifier of an ability as a part: "DEX 2". */
export function abilityPart({ stats }: Character, ability: Ability): Part {
  return part(abilityMark(ability), modifierOf(stats[ability]));
}

/** What exhaustion takes from every d20 roll. */
export function exhaustionPart({ exhaustion, ruleSet }: Character): Part | null {
  return ruleSet === 'srd' && exhaustion > 0 ? part('Exhaustion', -exhaustion * exhaustionPenalty) : null;
}

/** Whether the class, or a feature of a later level, makes proficient in a saving throw. */
export function isSaveProficient({ class: name, level, ruleSet }: Character, ability: Ability): boolean {
  if (ruleSet === 'quick') return false;
  if (classes[name].saves.includes(ability)) return true;
  if (name === 'monk') return level >= 14;
  return name === 'rogue' && level >= 15 && (ability === 'wisdom' || ability === 'charisma');
}

/** A saving throw: the ability, proficiency, and a paladin's aura. */
export function saveOf(character: Character, ability: Ability): Figure {
  const { class: name, level, stats, ruleSet } = character;
  const proficient = isSaveProficient(character, ability) ? proficiencyBonusOf(level) : 0;
  const aura = ruleSet === 'srd' && name === 'paladin' && level >= 6 ? Math.max(1, modifierOf(stats.charisma)) : 0;
  return figure(
    abilityPart(character, ability),
    partIf('Proficiency', proficient),
    partIf('Aura of Protection', aura),
    exhaustionPart(character),
  );
}

/** How well a skill is known. */
export function trainingIn({ skills, expertise, class: name, level, ruleSet }: Character, skill: SkillName): Training {
  if (ruleSet === 'quick') return 'none';
  if (expertise.includes(skill)) return 'expert';
  if (skills.includes(skill)) return 'proficient';
  return name === 'bard' && level >= 2 ? 'half' : 'none';
}

function skillParts(character: Character, skill: SkillName): (Part | null)[] {
  const { order } = classes[character.class];
  const bonus = proficiencyBonusOf(character.level);
  const learned = { none: 0, half: Math.floor(bonus / 2), proficient: bonus, expert: 2 * bonus }[trainingIn(character, skill)];
  const helped = order && character.order === 'scholar' && order.skills.includes(skill);
  return [
    abilityPart(character, skillAbility[skill]),
    partIf('Proficiency', learned),
    helped ? part(order.scholar, Math.max(1, modifierOf(character.stats.wisdom))) : null,
  ];
}

/** A skill check: the ability, proficiency (half, once or twice), and what a calling adds. */
export function skillOf(character: Character, skill: SkillName): Figure {
  return figure(...skillParts(character, skill), exhaustionPart(character));
}

/** A passive score: 10 and the bonus of the check. Exhaustion lowers rolls and not passive scores. */
export function passiveOf(character: Character, skill: SkillName): Figure {
  return figure(part('Passive', passiveBase), ...skillParts(character, skill));
}

/** Initiative: dexterity, and proficiency for the alert. */
export function initiativeOf(character: Character): Figure {
  const alert = character.feats.some(({ feat }) => feat === 'alert') ? proficiencyBonusOf(character.level) : 0;
  return figure(abilityPart(character, 'dexterity'), partIf('Alert', alert), exhaustionPart(character));
}
