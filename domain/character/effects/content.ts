import type { Character, ClassLevels } from '#domain/character/character.ts';
import type { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import { loadFeatureDetails } from '#domain/srd/features/load-features.ts';
import type { FeatureSource } from '#domain/srd/features/load-features.ts';
import type { FindCreature } from '#domain/srd/monsters/call-creatures.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { ownFeatureDetails } from '#domain/homebrew/own-features.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';

/** What content says about that which an act uses. */
export interface ActContent {
  spell: SpellDetails | null;
  features: ReadonlyMap<FeatureSource, readonly FeatureDetails[]>;
  items: MagicCatalogue;
  /** The creature whose shape is taken. */
  creature?: StatBlock | null;
  /** Finds the stat block of a creature that is called. */
  findCreature?: FindCreature;
  /** The others whom it is used on, as their sheets stand. */
  others?: readonly Character[];
}

/** Nothing is known: what is used is only counted. */
export const noContent: ActContent = { spell: null, features: new Map(), items: new Map() };

/** Fetches what the features of a character do, by where they come from. */
export async function contentOfFeatures(
  character: { classes: readonly Pick<ClassLevels, 'class'>[] } & Partial<HomebrewUser>,
): Promise<ActContent> {
  const { classes, homebrew = [] } = character;
  const sources: FeatureSource[] = [...classes.map((each) => each.class), 'species', 'feats', 'homebrew'];
  return { ...noContent, features: await featureContentOf(sources, { homebrew }) };
}

/** Fetches what features do, by where they come from; those of homebrew come with whoever has them. */
export async function featureContentOf(sources: readonly FeatureSource[], user: HomebrewUser): Promise<ActContent['features']> {
  const load = async (source: FeatureSource) => (source === 'homebrew' ? ownFeatureDetails(user) : loadFeatureDetails(source));
  return new Map(await Promise.all(sources.map(async (source) => [source, await load(source)] as const)));
}

/** What features do, with those of homebrew that somebody has in place of others'. */
export function withOwnFeatures(features: ActContent['features'], user: HomebrewUser): ActContent['features'] {
  return new Map([...features, ['homebrew', ownFeatureDetails(user)]]);
}
