import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures, noContent } from '#domain/character/effects/content.ts';
import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import { contentOfSpell } from '#domain/character/effects/content-of-spell.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import { itemWay } from '#domain/character/item-use/item-ways.ts';
import { isMagicId } from '#domain/srd/items/ware-id.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { SheetAct } from './act.ts';

/** Fetches what an act needs to know of the spell, feature or item that it uses; `own` are items of the campaign's own. */
export async function contentOfAct(character: Character, act: SheetAct, own: MagicCatalogue = new Map()): Promise<ActContent> {
  if (act.kind === 'cast') {
    const { spell } = await contentOfSpell(character, act.spell);
    const features = (act.shapers ?? []).length > 0 ? await contentOfFeatures(character) : noContent;
    return { ...features, spell };
  }
  if (act.kind === 'useItem') return contentOfUse(character, act, await contentOfItems(own));
  const isRest = act.kind === 'longRest' || act.kind === 'shortRest';
  if (isRest && character.inventory.some(({ used }) => used !== undefined)) return contentOfItems(own);
  if (
    act.kind === 'attune' ||
    act.kind === 'setCharges' ||
    act.kind === 'writeScroll' ||
    (act.kind === 'addItem' && isMagicId(act.catalogId))
  )
    return contentOfItems(own);
  return act.kind === 'useFeature' ? contentOfFeatures(character) : noContent;
}

/** The same with what the spell does that an item casts. */
async function contentOfUse(character: Character, act: Extract<SheetAct, { kind: 'useItem' }>, content: ActContent): Promise<ActContent> {
  const way = itemWay(character, act, content.items);
  const casts = way.ok && way.value.activity.kind === 'utility' ? way.value.activity.casts : undefined;
  return casts ? { ...content, spell: (await contentOfSpell(character, casts.spell)).spell } : content;
}
