import { z } from 'zod';
import { HitPointsChoice, OrderChoice } from '#domain/character/advancement/level-choices.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { abilities } from '#domain/rules/ability.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { initiateLists } from '#domain/srd/feats.ts';

/** What there is to choose for a level. */
export const levelPicks = [
  'feat',
  'featSkills',
  'featCantrips',
  'featSpells',
  'style',
  'skills',
  'expertise',
  'masteries',
  'cantrips',
  'spells',
  'savant',
  'arcanum',
  'options',
  'forms',
] as const;
export type LevelPick = (typeof levelPicks)[number];

const levelSteps = ['class', 'gains', 'feat', 'training', 'spells', 'look'] as const;
/** The steps in which a level is chosen; the last one looks at what changes. */
export type LevelStep = (typeof levelSteps)[number];

/** What is chosen for a level as far as it is. What was picked and does not fit is only set aside. */
export const LevelDraft = z.object({
  hitPoints: HitPointsChoice,
  /** Scores a feat raises: the first alone gets all points, two share them. */
  raised: z.array(z.enum(abilities)).max(6).default([]),
  list: z.enum(initiateLists).default('wizard'),
  picks: z.partialRecord(z.enum(levelPicks), z.array(z.string().max(gameLimits.contentIdLength)).max(gameLimits.levelPicks)).default({}),
  /** The class the level is taken in; the one that was taken last until another is chosen. */
  class: z.enum(classIds).nullable().default(null),
  /** The order of a class that has one and is new. */
  order: OrderChoice,
});
export type LevelDraft = z.infer<typeof LevelDraft>;
