import { contentOfItems } from '#domain/character/effects/content-of-items.ts';
import type { Character } from '#domain/character/character.ts';
import { itemWaysOf } from '#domain/character/item-use/item-ways.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { heroItemsOf } from '#domain/narration/items/hero-items.ts';
import type { HeroItem } from '#domain/narration/items/hero-items.ts';
import { wareIdOf } from '#domain/srd/items/ware-id.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';

async function itemsOf(character: Character): Promise<HeroItem[]> {
  const { items } = await contentOfItems(waresOf(character.homebrew));
  const cast = itemWaysOf(character, items).flatMap(({ activity }) => (activity.kind === 'utility' ? (activity.casts?.spell ?? []) : []));
  const levels = [...new Set(cast.flatMap((id) => spellOf(character, id)?.level ?? []))];
  const details = await Promise.all(levels.map(loadSpellDetails));
  return heroItemsOf(character, { items, spells: new Map(details.flatMap((each) => [...each])) });
}

/** The magic items that heroes can use now, by their characters. */
export async function loadHeroItems(characters: readonly Character[]): Promise<Map<string, HeroItem[]>> {
  const bearers = characters.filter(({ inventory }) => inventory.some(({ catalogId }) => wareIdOf(catalogId) !== null));
  return new Map(await Promise.all(bearers.map(async (each) => [each.id, await itemsOf(each)] as const)));
}
