import { z } from 'zod';
import { abilities } from './ability.ts';
import type { Ability } from './ability.ts';
import { skillNames } from './skill-names.ts';
import type { SkillName } from './skill-names.ts';

export { skillNames };
export type { SkillName };

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
