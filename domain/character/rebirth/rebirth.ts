import { z } from 'zod';
import { FeatChoice } from '#domain/character/advancement/level-choices.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';

/** A new body of some species, with what that lets one choose. */
export const Rebirth = z.object({
  species: z.enum(speciesIds),
  lineage: z.string().max(gameLimits.contentIdLength).nullable().default(null),
  skill: z.enum(skillNames).nullable().default(null),
  feat: FeatChoice.nullable().default(null),
  /** Those that the old species gave. */
  lostSkills: z.array(z.enum(skillNames)).max(4).default([]),
});
export type Rebirth = z.infer<typeof Rebirth>;
