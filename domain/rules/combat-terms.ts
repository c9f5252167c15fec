import { z } from 'zod';
import { abilities } from './ability.ts';
import { damageTypes } from './damage-types.ts';
import { isWritable } from '#domain/ids.ts';
import { conditionIds } from './conditions.ts';

export const Ability = z.enum(abilities);
export type Ability = z.infer<typeof Ability>;

export const DamageType = z.enum(damageTypes);
export type DamageType = z.infer<typeof DamageType>;

/** The conditions of SRD 5.2. */
export const ConditionName = z.enum(conditionIds);
export type ConditionName = z.infer<typeof ConditionName>;

export const Cover = z.enum(['none', 'half', 'three-quarters']);
export type Cover = z.infer<typeof Cover>;

/** What cover adds to armor class and to dexterity saves. */
export const coverBonus: Record<Cover, number> = { none: 0, half: 2, 'three-quarters': 5 };

export const Advantage = z.enum(['none', 'advantage', 'disadvantage']);
export type Advantage = z.infer<typeof Advantage>;

/** Words that people type into a fight: at most so many characters, and nothing that cannot be written down. */
export const words = (most: number) =>
  z.string().trim().max(most).refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.');

/** Dangers of the surroundings that go on (SRD 5.2.1, Rules Glossary: Hazards). */
export const hazards = ['burning', 'suffocating'] as const;
export type Hazard = (typeof hazards)[number];
