import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { AnyCast, FreeCast } from '#domain/rules/spell-data.ts';
import { classIds, usesBack } from '#domain/srd/class-rules.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';

const Name = z.string().max(gameLimits.nameLength);

/** What somebody can do so often between rests, and how often still. */
const UseLeft = z.object({
  id: z.string().max(gameLimits.contentIdLength),
  name: Name,
  left: z.int().min(0),
  total: z.int().min(0),
  /** When it comes back; fights of earlier builds did not say so. */
  back: z.enum(usesBack).optional(),
});

/** The features that a hero brings into a fight, with all that is needed to carry out what content says of them. */
const heroFeaturesSchema = z.object({
  /** What names in formulas stand for: the modifier of each ability, `ability` that of casting, `proficiency`. */
  values: z.record(z.string(), z.number()),
  species: z.enum(speciesIds),
  /** Which ancestors somebody has, where their species asks. */
  lineage: Name.nullable(),
  features: z.array(
    z.object({
      name: Name,
      /** Where it stands what it does. */
      source: z.enum([...classIds, 'species', 'feats', 'homebrew']),
      /** The level that it goes by. */
      level: z.int().min(1),
      /** The modifier of the ability that its class casts with; that of casting at all where it is of no class. */
      ability: z.int().optional(),
      /** The options that were chosen of it; all are open where nothing was. */
      chosen: z.array(Name).optional(),
    }),
  ),
  uses: z.array(UseLeft),
  /** Spells that some of the uses pay for in place of a slot; fights of earlier builds did not say so. */
  freeCasts: z.array(FreeCast).default([]),
  /** Uses that pay for any spell of a class; fights of earlier builds did not say so. */
  anyCasts: z.array(AnyCast).default([]),
  /** The forms of Wild Shape that are known, and how many can be; fights of earlier builds did not say so. */
  forms: z.object({ known: z.array(z.string()), most: z.int().min(0) }).optional(),
  hitDice: z.object({ die: z.int(), left: z.int().min(0) }),
  /** Whether they have Heroic Inspiration; left out where nobody counts it. */
  inspiration: z.boolean().optional(),
});
export interface HeroFeatures extends z.infer<typeof heroFeaturesSchema> {}
export interface HeroFeaturesInput extends z.input<typeof heroFeaturesSchema> {}
export const HeroFeatures: z.ZodType<HeroFeatures, HeroFeaturesInput> = heroFeaturesSchema;
