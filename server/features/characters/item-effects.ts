import type { Character } from '#domain/character/character.ts';
import { keepingHitPoints } from '#domain/character/effects/end-effects.ts';
import { withItemEffects, withoutItemEffects } from '#domain/character/effects/item-effects.ts';
import { isMagicId } from '#domain/srd/items/catalogue.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';

/** A character under the effects of the magic items that they carry. Nothing of that is stored. */
export async function withItems(character: Character): Promise<Character> {
  const carries = character.inventory.some(({ catalogId }) => isMagicId(catalogId));
  return carries ? withItemEffects(character, await loadMagicCatalogue()) : withoutItemEffects(character);
}

/** The same for a character that was changed: hit points stay as they were, up to the maximum that there is now. */
export async function changedWithItems(changed: Character): Promise<Character> {
  const now = await withItems(changed);
  return now === changed ? now : keepingHitPoints(changed, now);
}
