import { eachAbility, modifierOf } from '#domain/rules/ability.ts';
import type { Ability } from '#domain/rules/ability.ts';
import { featuresOf } from './features.ts';
import type { Feature } from './features.ts';
import { usesOf } from './uses.ts';
import type { Use } from './uses.ts';
import type { Character } from '#domain/character/character.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { carriedWeight, carryingCapacityOf } from './weight.ts';
import { armorClassOf } from './armor-class.ts';
import { attacksOf, attacksPerTurnOf } from './attacks.ts';
import type { Attack } from './attacks.ts';
import { isHindered, wornArmor } from './equipment.ts';
import { figure, part } from './figure.ts';
import type { Figure } from './figure.ts';
import { hitPointsLeft, maximumHitPointsOf } from './hit-points.ts';
import { initiativeOf, isSaveProficient, passiveOf, saveOf, skillOf, trainingIn } from './proficiency.ts';
import type { Training } from './proficiency.ts';
import { resistancesOf } from './resistances.ts';
import { speedOf } from './speed.ts';
import { spellcastingOf } from './spellcasting.ts';
import type { Spellcasting } from './spellcasting.ts';
import { conditionsOf, lifeOf } from './state.ts';
import { skillAbility, skillNames } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { proficiencyBonusOf, subclassLevel } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import type { ConditionId } from '#domain/rules/conditions.ts';
import { species } from '#domain/srd/species.ts';

const drowDarkvision = 120;

/** A sheet as it is read: every number with what it is made of. */
export interface Sheet {
  proficiencyBonus: number;
  subclass: string | null;
  abilities: Record<Ability, { score: number; modifier: number; save: Figure; proficient: boolean }>;
  skills: { skill: SkillName; ability: Ability; training: Training; check: Figure }[];
  passivePerception: Figure;
  armorClass: Figure;
  hitPoints: { maximum: Figure; left: number; temporary: number };
  life: ReturnType<typeof lifeOf>;
  /** Null by the quick rules, which know no hit dice. */
  hitDice: { die: number; total: number; left: number } | null;
  speed: Figure;
  /** Feet that can be seen in the dark; 0 for none. */
  darkvision: number;
  initiative: Figure;
  attacks: Attack[];
  /** Blows of one attack action. */
  attacksPerTurn: number;
  resistances: DamageType[];
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

/** By the quick rules nothing but dexterity counts. */
function quickArmorClassOf({ stats }: Character): Figure {
  return figure(part('Everyone', 10), part('DEX', modifierOf(stats.dexterity)));
}

function hitDiceOf({ ruleSet, class: name, level, hitDiceSpent }: Character): Sheet['hitDice'] {
  return ruleSet === 'quick' ? null : { die: classes[name].hitDie, total: level, left: Math.max(0, level - hitDiceSpent) };
}

function darkvisionOf({ species: kind, lineage }: Character): number {
  return lineage === 'Drow' ? drowDarkvision : species[kind].darkvision;
}

/** Works out everything a sheet shows, by the rules the character is played with. Pure, and fast enough for every keystroke. */
export function deriveSheet(character: Character): Sheet {
  const srd = character.ruleSet === 'srd';
  return {
    proficiencyBonus: proficiencyBonusOf(character.level),
    subclass: srd && character.level >= subclassLevel ? classes[character.class].subclass.name : null,
    abilities: eachAbility((ability) => ({
      score: character.stats[ability],
      modifier: modifierOf(character.stats[ability]),
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
    armorClass: srd ? armorClassOf(character) : quickArmorClassOf(character),
    hitPoints: {
      maximum: maximumHitPointsOf(character),
      left: hitPointsLeft(character),
      temporary: character.temporaryHitPoints,
    },
    life: lifeOf(character),
    hitDice: hitDiceOf(character),
    speed: speedOf(character),
    darkvision: srd ? darkvisionOf(character) : 0,
    initiative: initiativeOf(character),
    attacks: attacksOf(character),
    attacksPerTurn: attacksPerTurnOf(character),
    resistances: resistancesOf(character),
    spellcasting: spellcastingOf(character),
    uses: usesOf(character),
    features: featuresOf(character),
    conditions: conditionsOf(character),
    exhaustion: character.exhaustion,
    load: { carried: carriedWeight(character), capacity: carryingCapacityOf(character) },
    warnings: warningsOf(character),
  };
}
