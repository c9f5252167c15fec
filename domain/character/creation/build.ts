import { z } from 'zod';
import { Increases, NewCharacterName, Scores } from '#domain/character/character.ts';
import { FeatChoice, LevelChoices } from '#domain/character/advancement/level-choices.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { backgroundIds } from '#domain/srd/backgrounds.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';

/** Everything that is chosen for a character of level 1 by SRD 5.2. */
export const CharacterBuild = z.object({
  name: NewCharacterName,
  species: z.enum(speciesIds),
  lineage: z.string().nullable().default(null),
  class: z.enum(classIds),
  background: z.enum(backgroundIds),
  method: z.enum(['standardArray', 'pointBuy', 'rolled']),
  /** Scores before the background raises them. */
  scores: Scores,
  increases: Increases,
  order: z.enum(['fighter', 'scholar']).nullable().default(null),
  speciesSkill: z.enum(skillNames).nullable().default(null),
  /** The feat of a background, and the one humans have beside it. */
  backgroundFeat: FeatChoice.omit({ feat: true, increases: true }).prefault({}),
  speciesFeat: FeatChoice.nullable().default(null),
  choices: LevelChoices.prefault({}),
  /** Which of the ways to be equipped, counted from 0. */
  kit: z.int().min(0).default(0),
  backgroundKit: z.int().min(0).default(0),
});
export type CharacterBuild = z.infer<typeof CharacterBuild>;
