import { wareOf } from '#domain/character/item-use/item-ways.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';

/** What the catalogue says of those items of somebody that can do something, each kind once, without the weapons and armor that they could be. */
export function waresCarried({ items, homebrew }: Pick<Combatant, 'items' | 'homebrew'>, catalogue: MagicCatalogue): MagicWare[] {
  const own = waresOf(homebrew);
  const wares = items.flatMap(({ item, gone }) => (gone ? [] : (wareOf(item, own) ?? wareOf(item, catalogue) ?? [])));
  const acting = wares.filter(({ activities }) => activities.length > 0);
  return [...new Map(acting.map((ware) => [ware.id, { ...ware, bases: [] }])).values()];
}
