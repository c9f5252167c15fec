import type { SheetAct } from '#domain/character/actions/act.ts';
import type { Character } from '#domain/character/character.ts';
import { keepingHitPoints } from '#domain/character/effects/end-effects.ts';
import { withItemEffects, withoutItemEffects } from '#domain/character/effects/item-effects.ts';
import { waresOf } from '#domain/homebrew/as-content.ts';
import { isMagicId } from '#domain/srd/items/catalogue.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findOwnContent } from '#server/features/homebrew/index.ts';

/** Items of the campaign's own that somebody carries, or is about to. Asks for nothing where there are none. */
export async function ownItems(sql: Sql, { campaignId, inventory }: Character, act?: SheetAct): Promise<MagicCatalogue> {
  const ids = inventory.map(({ catalogId }) => catalogId);
  if (act?.kind === 'addItem') ids.push(act.catalogId);
  return waresOf(await findOwnContent(sql, campaignId, ids));
}

/** A character under the effects of the magic items that they carry. Nothing of that is stored. */
export async function withItems(sql: Sql, character: Character): Promise<Character> {
  const carries = character.inventory.some(({ catalogId }) => isMagicId(catalogId));
  if (!carries) return withoutItemEffects(character);
  const [catalogue, own] = [await loadMagicCatalogue(), await ownItems(sql, character)];
  return withItemEffects(character, own.size === 0 ? catalogue : new Map([...catalogue, ...own]));
}

/** The same for a character that was changed: hit points stay as they were, up to the maximum that there is now. */
export async function changedWithItems(sql: Sql, changed: Character): Promise<Character> {
  const now = await withItems(sql, changed);
  return now === changed ? now : keepingHitPoints(changed, now);
}
