import type { ClassLevels } from '#domain/character/character.ts';
import type { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import { loadFeatureDetails } from '#domain/srd/features/load-features.ts';
import type { FeatureSource } from '#domain/srd/features/load-features.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { HomebrewUser } from '#domain/homebrew/own-spells.ts';

/** What content says about that which an act uses. */
export interface ActContent {
  spell: SpellDetails | null;
  features: ReadonlyMap<FeatureSource, readonly FeatureDetails[]>;
  items: MagicCatalogue;
  /** The creature whose shape is taken. */
  creature?: StatBlock | null;
}

/** Nothing is known: what is used is only counted. */
export const noContent: ActContent = { spell: null, features: new Map(), items: new Map() };

/** Fetches what a spell does; one of homebrew comes with whoever has it. */
export async function contentOfSpell(user: HomebrewUser, id: string): Promise<ActContent> {
  const spell = spellOf(user, id);
  if (!spell) return noContent;
  return { ...noContent, spell: spell.details ?? (await loadSpellDetails(spell.level)).get(spell.name) ?? null };
}

/** Fetches what the features of a character do, by where they come from. */
export async function contentOfFeatures({ classes }: { classes: readonly Pick<ClassLevels, 'class'>[] }): Promise<ActContent> {
  const sources: FeatureSource[] = [...classes.map((each) => each.class), 'species', 'feats'];
  return { ...noContent, features: await featureContentOf(sources) };
}

/** Fetches what features do, by where they come from. */
export async function featureContentOf(sources: readonly FeatureSource[]): Promise<ActContent['features']> {
  return new Map(await Promise.all(sources.map(async (source) => [source, await loadFeatureDetails(source)] as const)));
}

/** Fetches what magic items are and do, those of the campaign's own among them. */
export async function contentOfItems(own: MagicCatalogue = new Map()): Promise<ActContent> {
  return { ...noContent, items: new Map([...(await loadMagicCatalogue()), ...own]) };
}
