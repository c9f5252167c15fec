import { z } from 'zod';
import { modifierOf } from '#domain/rules/ability.ts';
import { Attack, Effect } from '#domain/rules/attack-data.ts';
import { Legend } from '#domain/rules/legendary-data.ts';
import { Spellcasting } from '#domain/rules/spell-data.ts';
import { Ability, ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { skillNames } from '#domain/rules/skill.ts';
import type { SkillName } from '#domain/rules/skill.ts';
import { Challenge, proficiencyOf, xpOf } from '#domain/rules/xp.ts';
import { slugOf } from '#domain/srd/read-table.ts';
import { monsterTypes } from './monster-types.ts';

const Size = z.enum(['Tiny', 'Small', 'Medium', 'Large', 'Huge', 'Gargantuan']);
export const MonsterType = z.enum(monsterTypes);
export type MonsterType = z.infer<typeof MonsterType>;

const Feet = z.int().min(0).max(500);
const Speeds = z
  .object({ walk: Feet, fly: Feet, swim: Feet, climb: Feet, burrow: Feet })
  .partial()
  .extend({ hover: z.boolean().optional() });
const Senses = z.object({ darkvision: Feet, blindsight: Feet, tremorsense: Feet, truesight: Feet }).partial();
export const Trait = z.object({ name: z.string(), text: z.string() });
export type Trait = z.infer<typeof Trait>;

/** A creature as SRD 5.2.1 has it, its prose in our own short words. Distances are in feet. */
export const StatBlock = z.object({
  id: z.string(),
  name: z.string(),
  size: Size,
  type: MonsterType,
  alignment: z.string(),
  armorClass: z.int(),
  hitPoints: z.int(),
  hitDice: z.string(),
  speeds: Speeds,
  abilities: z.record(Ability, z.int()),
  saves: z.record(Ability, z.int()),
  skills: z.partialRecord(z.enum(skillNames), z.int()),
  initiativeBonus: z.int(),
  vulnerabilities: z.array(DamageType),
  resistances: z.array(DamageType),
  immunities: z.array(DamageType),
  conditionImmunities: z.array(ConditionName),
  senses: Senses,
  passivePerception: z.int(),
  languages: z.string(),
  challenge: Challenge,
  xp: z.int(),
  proficiency: z.int(),
  traits: z.array(Trait),
  /** Attacks of one Multiattack. */
  attacksPerTurn: z.int(),
  attacks: z.array(Attack),
  effects: z.array(Effect),
  spellcasting: Spellcasting.nullable(),
  legend: Legend.nullable(),
});
export type StatBlock = z.infer<typeof StatBlock>;

/** What is written down of a creature; the rest follows from it. */
export interface MonsterFacts {
  ac: number;
  /** Hit dice with their bonus; the average stands for them. */
  hp: string;
  speed: z.infer<typeof Speeds>;
  /** Strength, dexterity, constitution, intelligence, wisdom, charisma. */
  scores: readonly [number, number, number, number, number, number];
  /** Abilities whose saves it is practised in. */
  saves?: readonly Ability[];
  skills?: Partial<Record<SkillName, number>>;
  /** Where it is more than dexterity gives. */
  initiative?: number;
  vulnerable?: readonly DamageType[];
  resists?: readonly DamageType[];
  immune?: readonly DamageType[];
  never?: readonly ConditionName[];
  senses?: z.infer<typeof Senses>;
  speaks?: string;
  cr: Challenge;
  traits?: readonly Trait[];
  /** Attacks a turn when more than one. */
  multi?: number;
  attacks: readonly Attack[];
  effects?: readonly Effect[];
}

/** The average of hit dice such as `3d8+6`, rounded down. */
function averageOf(hitDice: string): number {
  const [, count = '0', sides = '0', bonus = '0'] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(hitDice) ?? [];
  return Math.floor((Number(count) * (Number(sides) + 1)) / 2) + Number(bonus);
}

/** Builds a stat block from a name, a line such as "Small fey, chaotic neutral" and facts; refuses a line it cannot read. */
export function monster(name: string, kind: string, facts: MonsterFacts): StatBlock {
  const [, size, type, alignment = ''] = /^(\w+) (\w+), ([\w ]+)$/.exec(kind) ?? [];
  const [strength, dexterity, constitution, intelligence, wisdom, charisma] = facts.scores;
  const abilities = { strength, dexterity, constitution, intelligence, wisdom, charisma };
  const proficiency = proficiencyOf(facts.cr);
  const save = (ability: Ability) => modifierOf(abilities[ability]) + (facts.saves?.includes(ability) ? proficiency : 0);
  return {
    id: slugOf(name),
    name,
    size: Size.parse(size),
    type: MonsterType.parse(type),
    alignment,
    armorClass: facts.ac,
    hitPoints: averageOf(facts.hp),
    hitDice: facts.hp,
    speeds: facts.speed,
    abilities,
    saves: {
      strength: save('strength'),
      dexterity: save('dexterity'),
      constitution: save('constitution'),
      intelligence: save('intelligence'),
      wisdom: save('wisdom'),
      charisma: save('charisma'),
    },
    skills: facts.skills ?? {},
    initiativeBonus: facts.initiative ?? modifierOf(dexterity),
    vulnerabilities: [...(facts.vulnerable ?? [])],
    resistances: [...(facts.resists ?? [])],
    immunities: [...(facts.immune ?? [])],
    conditionImmunities: [...(facts.never ?? [])],
    senses: facts.senses ?? {},
    passivePerception: 10 + (facts.skills?.perception ?? modifierOf(wisdom)),
    languages: facts.speaks ?? '',
    challenge: facts.cr,
    xp: facts.attacks.length === 0 ? 0 : xpOf(facts.cr),
    proficiency,
    traits: [...(facts.traits ?? [])],
    attacksPerTurn: facts.multi ?? 1,
    attacks: [...facts.attacks],
    effects: [...(facts.effects ?? [])],
    spellcasting: null,
    legend: null,
  };
}
