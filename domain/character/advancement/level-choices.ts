import { z } from 'zod';
import { Increases } from '#domain/character/character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { featIds, initiateLists } from '#domain/srd/feats.ts';

const Skills = z.array(z.enum(skillNames)).max(8);
const SpellIds = z.array(z.string().max(gameLimits.contentIdLength)).max(40);

/** How the hit points of a level come about. */
export const HitPointsChoice = z.enum(['fixed', 'roll']).default('fixed');
/** The order, where a class that has one is taken beside another. */
export const OrderChoice = z.enum(['fighter', 'scholar']).nullable().default(null);

/** A feat with what it lets choose. */
export const FeatChoice = z.object({
  feat: z.enum(featIds),
  increases: Increases.default({}),
  /** Three skills, of the skilled. */
  skills: Skills.default([]),
  /** The list an initiate of magic learns from, with two cantrips and a spell of level 1. */
  list: z.enum(initiateLists).nullable().default(null),
  spells: SpellIds.default([]),
});
export type FeatChoice = z.infer<typeof FeatChoice>;

/** What is chosen when a level is gained; what is not asked for stays empty. */
export const LevelChoices = z.object({
  hitPoints: HitPointsChoice,
  feat: FeatChoice.nullable().default(null),
  fightingStyle: z.enum(featIds).nullable().default(null),
  skills: Skills.default([]),
  expertise: Skills.default([]),
  masteries: z.array(z.string().max(gameLimits.contentIdLength)).max(8).default([]),
  cantrips: SpellIds.default([]),
  spells: SpellIds.default([]),
  /** Those of an evoker's school that the path adds for free. */
  savant: SpellIds.default([]),
  /** A warlock's spell of a level no pact slot reaches. */
  arcanum: z.string().max(gameLimits.contentIdLength).nullable().default(null),
  /** Options of the feature of which the level lets one choose, by ids. */
  options: z.array(z.string().max(gameLimits.contentIdLength)).max(12).default([]),
  /** Forms of Wild Shape, by the ids of their creatures. */
  forms: z.array(z.string().max(gameLimits.contentIdLength)).max(gameLimits.knownForms).default([]),
  order: OrderChoice,
});
export type LevelChoices = z.infer<typeof LevelChoices>;
