import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { abilities, eachAbility } from '#domain/rules/ability.ts';
import { backgroundIds } from '#domain/srd/backgrounds.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import { initiateLists } from '#domain/srd/feats.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import { CharacterBuild } from '#domain/character/creation/build.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';
import { creationPicks } from './creator-steps.ts';

const build = CharacterBuild.shape;
/** Which of the scores that are dealt out each ability was given, counted from 0; null for none yet. */
const Deal = z.object(
  eachAbility(() =>
    z
      .int()
      .min(0)
      .max(abilities.length - 1)
      .nullable()
      .default(null),
  ),
);
export type Deal = z.infer<typeof Deal>;

/**
 * What is decided of a character of level 1 so far. Picks stay here also while they do not fit (another class was chosen, say): what counts
 * is worked out by `creationOffers`, so going back loses nothing.
 */
export const CreationDraft = z.object({
  species: z.enum(speciesIds).nullable().default(null),
  class: z.enum(classIds).nullable().default(null),
  background: z.enum(backgroundIds).nullable().default(null),
  order: build.order,
  method: build.method.default('standardArray'),
  /** Scores that are bought with points. */
  bought: z.object(eachAbility(() => z.int().min(0).max(30).default(8))).prefault({}),
  array: Deal.prefault({}),
  rolled: Deal.prefault({}),
  /** How the background raises scores: one by 2 and another by 1, or three by 1. */
  raises: z
    .object({
      plan: z.enum(['two', 'each']).default('two'),
      most: z.enum(abilities).nullable().default(null),
      more: z.enum(abilities).nullable().default(null),
    })
    .prefault({}),
  featList: z.enum(initiateLists).default('wizard'),
  picks: z.partialRecord(z.enum(creationPicks), z.array(z.string().max(gameLimits.contentIdLength)).max(gameLimits.levelPicks)).default({}),
  /** Which of the ways to be equipped, counted from 0. */
  kits: z.partialRecord(z.enum([...classIds, ...backgroundIds]), z.int().min(0).max(9)).default({}),
});
export type CreationDraft = z.infer<typeof CreationDraft>;

/** A draft, with the spells of the campaign's own that may be chosen. */
export type Creating = CreationDraft & HomebrewUser;
