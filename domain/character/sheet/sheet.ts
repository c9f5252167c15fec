import { eachAbility } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { featuresOf } from './features.ts';
import type { Feature } from './features.ts';
import { usesOf } from './uses.ts';
import type { Use } from './uses.ts';
import type { Character } from '#domain/character/character.ts';
import { classLine, levelOf } from '#domain/character/classes/class-line.ts';
import type { ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { carriedWeight, carryingCapacityOf } from './weight.ts';
import { armorClassOf } from './armor-class.ts';
import { attacksOf, attacksPerTurnOf } from './attacks.ts';
import type { Attack } from './attacks.ts';
import { isHindered, wornArmor } from './equipment.ts';
import type { Figure } from './figure.ts';
import { hitDiceOf } from './hit-dice.ts';
import type { HitDice } from './hit-dice.ts';
import { hitPointsLeft, maximumHitPointsOf } from './hit-points.ts';
import { checkOf, initiativeOf, isSaveProficient, passiveOf, saveOf, skillOf, trainingIn } from './proficiency.ts';
import type { Training } from './proficiency.ts';
import { conditionImmunitiesOf, damageTakenOf, resistancesOf } from './resistances.ts';
import { abilityModifierOf, scoreOf } from './scores.ts';
import { sensesOf } from './senses.ts';
import type { Sense } from './senses.ts';
import { otherSpeedsOf, speedOf } from './speed.ts';
import type { OtherSpeed } from './speed.ts';
import { spellcastingOf } from './spellcasting.ts';
import type { Spellcasting } from './spellcasting.ts';
import { conditionsOf, lifeOf } from './state.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { proficiencyBonusOf } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';

/** A sheet as it is read: every number with what it is made of. */
export interface Sheet {
  proficiencyBonus: number;
  /** "Fighter 3 / Wizard 2". */
  classLine: string;
  /** The paths that are walked, in words. */
  subclasses: string[];
  abilities: Record<Ability, { score: number; modifier: number; check: Figure; save: Figure; proficient: boolean }>;
  skills: { skill: SkillName; ability: Ability; training: Training; check: Figure }[];
  passivePerception: Figure;
  passiveInvestigation: Figure;
  passiveInsight: Figure;
  armorClass: Figure;
  hitPoints: { maximum: Figure; left: number; temporary: number };
  life: ReturnType<typeof lifeOf>;
  /** By their size, the largest first; none by the quick rules. */
  hitDice: HitDice[];
  speed: Figure;
  /** Ways to move beside walking, where effects give them. */
  otherSpeeds: OtherSpeed[];
  /** Feet that can be seen in the dark; 0 for none. */
  darkvision: number;
  /** What else effects let one perceive. */
  senses: Sense[];
  initiative: Figure;
  attacks: Attack[];
  /** Blows of one attack action. */
  attacksPerTurn: number;
  resistances: DamageType[];
  immunities: DamageType[];
  vulnerabilities: DamageType[];
  conditionImmunities: ConditionName[];
  spellcasting: Spellcasting | null;
  uses: Use[];
  features: Feature[];
  conditions: ConditionId[];
  exhaustion: number;
  /** Pounds. */
  load: { carried: number; capacity: number };
  /** What is amiss, a sentence each. */
  warnings: string[];
}

function warningsOf(character: Character): string[] {
  const warnings: string[] = [];
  if (character.ruleSet === 'srd' && isHindered(character))
    warnings.push('Not proficient with this armor: disadvantage on Strength and Dexterity d20 rolls, and no spellcasting.');
  if (character.ruleSet === 'srd' && wornArmor(character)?.rules?.stealthDisadvantage)
    warnings.push('This armor is loud: stealth checks have disadvantage.');
  if (carriedWeight(character) > carryingCapacityOf(character)) warnings.push('Carries more than strength allows.');
  return warnings;
}

/** Works out everything a sheet shows, by the rules the character is played with. Pure, and fast enough for every keystroke. */
export function deriveSheet(character: Character): Sheet {
  const speed = speedOf(character);
  return {
    proficiencyBonus: proficiencyBonusOf(levelOf(character)),
    classLine: classLine(character),
    subclasses: character.classes.flatMap(({ class: id, subclass }) => (subclass === null ? [] : [classes[id].subclass.name])),
    abilities: eachAbility((ability) => ({
      score: scoreOf(character, ability),
      modifier: abilityModifierOf(character, ability),
      check: checkOf(character, ability),
      save: saveOf(character, ability),
      proficient: isSaveProficient(character, ability),
    })),
    skills: skillNames.map((skill) => ({
      skill,
      ability: skillAbility[skill],
      training: trainingIn(character, skill),
      check: skillOf(character, skill),
    })),
    passivePerception: passiveOf(character, 'perception'),
    passiveInvestigation: passiveOf(character, 'investigation'),
    passiveInsight: passiveOf(character, 'insight'),
    armorClass: armorClassOf(character),
    hitPoints: {
      maximum: maximumHitPointsOf(character),
      left: hitPointsLeft(character),
      temporary: character.temporaryHitPoints,
    },
    life: lifeOf(character),
    hitDice: hitDiceOf(character),
    speed,
    otherSpeeds: otherSpeedsOf(character, speed.value),
    ...sensesOf(character),
    initiative: initiativeOf(character),
    attacks: attacksOf(character),
    attacksPerTurn: attacksPerTurnOf(character),
    resistances: resistancesOf(character),
    ...damageTakenOf(character),
    conditionImmunities: conditionImmunitiesOf(character),
    spellcasting: spellcastingOf(character),
    uses: usesOf(character),
    features: featuresOf(character),
    conditions: conditionsOf(character),
    exhaustion: character.exhaustion,
    load: { carried: carriedWeight(character), capacity: carryingCapacityOf(character) },
    warnings: warningsOf(character),
  };
}
