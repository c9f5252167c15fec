import type { Character, Item } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { knownSpellsOf } from '#domain/character/sheet/known-spells.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import { gear } from '#domain/srd/equipment/gear.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import type { SpellDetails } from '#domain/srd/spells/spell-details.ts';

/** What content says about everything that a character has. */
export interface FoundryContent {
  /** Spells by their names. */
  spells: ReadonlyMap<string, SpellDetails>;
  features: ActContent['features'];
  items: MagicCatalogue;
  /** Homebrew by its ids of content. */
  own: ReadonlyMap<string, HomebrewEntry>;
}

/** Nothing is known: an actor has names and numbers alone. */
export const bareContent: FoundryContent = { spells: new Map(), features: new Map(), items: new Map(), own: new Map() };

/** Fetches what content says about everything that a character has. */
export async function loadFoundryContent(character: Character): Promise<FoundryContent> {
  const levels = new Set(knownSpellsOf(character).flatMap(({ spell }) => findSpell(spell)?.level ?? []));
  const [{ features }, items, ...spells] = await Promise.all([
    contentOfFeatures(character),
    loadMagicCatalogue(),
    ...[...levels].map(loadSpellDetails),
  ]);
  return { ...bareContent, spells: new Map(spells.flatMap((each) => [...each])), features, items };
}

/** The magic item that something carried is; gear says itself whether it is one. */
export function wareOf({ items }: FoundryContent, { catalogId }: Pick<Item, 'catalogId'>): MagicWare | undefined {
  return items.get(gear.find(({ id }) => id === catalogId)?.magic ?? catalogId ?? '');
}

/** What content says, with entries of homebrew. */
export function withEntries(content: FoundryContent, entries: readonly HomebrewEntry[]): FoundryContent {
  if (entries.length === 0) return content;
  return {
    ...content,
    items: new Map([...content.items, ...waresOf(entries)]),
    own: new Map([...content.own, ...entries.map((entry): [string, HomebrewEntry] => [contentIdOf(entry.id), entry])]),
  };
}
