import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures, contentOfItems, contentOfSpell, noContent } from '#domain/character/effects/content.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { isMagicId } from '#domain/srd/items/catalogue.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { SheetAct } from './act.ts';

/** Fetches what an act needs to know of the spell, feature or item that it uses; `own` are items of the campaign's own. */
export async function contentOfAct(character: Character, act: SheetAct, own: MagicCatalogue = new Map()): Promise<ActContent> {
  if (act.kind === 'cast') {
    const { spell } = await contentOfSpell(character, act.spell);
    const features = (act.shapers ?? []).length > 0 ? await contentOfFeatures(character) : noContent;
    return { ...features, spell };
  }
  if (act.kind === 'attune' || (act.kind === 'addItem' && isMagicId(act.catalogId))) return contentOfItems(own);
  return act.kind === 'useFeature' ? contentOfFeatures(character) : noContent;
}
