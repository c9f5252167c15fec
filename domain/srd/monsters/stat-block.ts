import { z } from 'zod';
import { Attack, Effect } from '#domain/rules/attack-data.ts';
import { Legend } from '#domain/rules/legendary-data.ts';
import { Spellcasting } from '#domain/rules/spell-data.ts';
import { Ability, ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { sizes } from '#domain/rules/weapon-terms.ts';
import { Challenge } from '#domain/rules/challenge-experience.ts';
import { monsterTypes } from './monster-types.ts';

export const MonsterType = z.enum(monsterTypes);
export type MonsterType = z.infer<typeof MonsterType>;

const Feet = z.int().min(0).max(500);
const Speeds = z
  .object({ walk: Feet, fly: Feet, swim: Feet, climb: Feet, burrow: Feet })
  .partial()
  .extend({ hover: z.boolean().optional() });
const Senses = z.object({ darkvision: Feet, blindsight: Feet, tremorsense: Feet, truesight: Feet }).partial();
const Trait = z.object({ name: z.string(), text: z.string() });
export type Trait = z.infer<typeof Trait>;

/** A creature as SRD 5.2.1 has it, its prose in our own short words. Distances are in feet. */
export const StatBlock = z.object({
  id: z.string(),
  name: z.string(),
  size: z.enum(sizes),
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
  /** What it wears and carries beside what it strikes with; left out where that is nothing, and of creatures of earlier builds. */
  gear: z.array(z.string()).optional(),
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
