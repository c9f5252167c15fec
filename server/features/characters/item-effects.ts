import type { Character } from '#domain/character/character.ts';
import { keepingHitPoints } from '#domain/character/effects/end-effects.ts';
import { withItemEffects, withoutItemEffects } from '#domain/character/effects/item-effects.ts';
import { settled } from '#domain/character/effects/over-by-clock.ts';
import { homebrewUsedBy, withHomebrew } from '#domain/character/with-homebrew.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import { ownContentIdsIn } from '#domain/homebrew-id.ts';
import { isMagicId } from '#domain/srd/items/ware-id.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findOwnContent } from '#server/features/homebrew/index.ts';

/** Items of the campaign's own that somebody carries, or that an act names. Asks for nothing where there are none. */
export async function ownItems(sql: Sql, { campaignId, inventory }: Character, act?: unknown): Promise<MagicCatalogue> {
  const ids = [...inventory.map(({ catalogId }) => catalogId), ...ownContentIdsIn(act)];
  return waresOf(await findOwnContent(sql, campaignId, ids));
}

/**
 * A character with what the campaign's own content says of their spells and features, and under the effects of the magic items
 * that they carry. Nothing of that is stored. What is over by the clock of the people who play counts no longer.
 */
export async function withItems(sql: Sql, stored: Character): Promise<Character> {
  const character = settled(stored, new Date());
  return underItems(character, await findOwnContent(sql, character.campaignId, homebrewUsedBy(character)));
}

/** The same with these entries of homebrew, wherever they are kept. */
export async function underItems(character: Character, entries: readonly HomebrewEntry[]): Promise<Character> {
  const known = withHomebrew(character, entries);
  const isUnder = known.givenFeatures.length > 0;
  const carries = known.inventory.some(({ catalogId }) => isMagicId(catalogId));
  if (!carries) return isUnder ? withItemEffects(known, new Map()) : withoutItemEffects(known);
  const [catalogue, own] = [await loadMagicCatalogue(), waresOf(entries)];
  return withItemEffects(known, own.size === 0 ? catalogue : new Map([...catalogue, ...own]));
}

/** The same for a character that was changed: hit points stay as they were, up to the maximum that there is now. */
export async function changedWithItems(sql: Sql, changed: Character): Promise<Character> {
  const now = await withItems(sql, changed);
  return now === changed ? now : keepingHitPoints(changed, now);
}

/** A character with the entries of the campaign's own that an act names, so that rules can judge what is about to be learned. */
export async function withNamedContent(sql: Sql, character: Character, act: unknown): Promise<Character> {
  const named = await findOwnContent(sql, character.campaignId, ownContentIdsIn(act));
  const others = named.filter(({ id, kind }) => kind === 'spell' && !character.homebrew.some((each) => each.id === id));
  return others.length === 0 ? character : { ...character, homebrew: [...character.homebrew, ...others] };
}
