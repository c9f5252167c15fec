import { z } from 'zod';
import { abilities } from './ability.ts';
import type { Ability } from './ability.ts';

/** The eighteen skills (SRD 5.2), in the order of the alphabet. */
export const skillNames = [
  'acrobatics',
  'animal handling',
  'arcana',
  'athletics',
  'deception',
  'history',
  'insight',
  'intimidation',
  'investigation',
  'medicine',
  'nature',
  'perception',
  'performance',
  'persuasion',
  'religion',
  'sleight of hand',
  'stealth',
  'survival',
] as const;
export type SkillName = (typeof skillNames)[number];

/** The abilities and skills of SRD 5.2 that a check may name. */
export const skills = [...abilities, ...skillNames] as const;
export const Skill = z.enum(skills);
export type Skill = z.infer<typeof Skill>;

/** The ability a skill is checked with. */
export const skillAbility: Record<SkillName, Ability> = {
  acrobatics: 'dexterity',
  'animal handling': 'wisdom',
  arcana: 'intelligence',
  athletics: 'strength',
  deception: 'charisma',
  history: 'intelligence',
  insight: 'wisdom',
  intimidation: 'charisma',
  investigation: 'intelligence',
  medicine: 'wisdom',
  nature: 'intelligence',
  perception: 'wisdom',
  performance: 'charisma',
  persuasion: 'charisma',
  religion: 'intelligence',
  'sleight of hand': 'dexterity',
  stealth: 'dexterity',
  survival: 'wisdom',
};
