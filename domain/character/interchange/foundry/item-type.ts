import type { Item } from '#domain/character/character.ts';
import { munitionOf } from '#domain/character/sheet/munition.ts';
import type { MagicWare } from '#domain/srd/items/catalogue.ts';

/** What kind of item something is in Foundry, and which among those of its kind. */
export interface FoundryItemType {
  type: 'consumable' | 'equipment' | 'loot' | 'tool';
  value: string;
}

/** Whether using an item takes it. */
export const isUsedUp = ({ activities }: Pick<MagicWare, 'activities'>): boolean =>
  activities.some(({ consumes = [] }) => consumes.some(({ kind }) => kind === 'item'));

function magicType(ware: MagicWare): FoundryItemType {
  const { kind, charges } = ware;
  switch (kind) {
    case 'potion':
    case 'scroll':
      return { type: 'consumable', value: kind };
    case 'wand':
    case 'rod':
      return { type: charges ? 'consumable' : 'equipment', value: kind };
    case 'ring':
      return { type: 'equipment', value: kind };
    default:
      return isUsedUp(ware) ? { type: 'consumable', value: 'trinket' } : { type: 'equipment', value: 'wondrous' };
  }
}

/** Mundane things by words of their ids, the first that fits. */
const mundane: readonly (readonly [RegExp, FoundryItemType])[] = [
  [/^spell-scroll/, { type: 'consumable', value: 'scroll' }],
  [/^rations$/, { type: 'consumable', value: 'food' }],
  [/^poison-/, { type: 'consumable', value: 'poison' }],
  [/^antitoxin$/, { type: 'consumable', value: 'potion' }],
  [/gaming-set$/, { type: 'tool', value: 'game' }],
  [/musical-instrument$/, { type: 'tool', value: 'music' }],
  [/^(?:thieves|navigators)-tools$|-kit$/, { type: 'tool', value: '' }],
  [/-(?:tools|supplies)$/, { type: 'tool', value: 'art' }],
];

const byKind = {
  Consumable: { type: 'consumable', value: 'trinket' },
  Treasure: { type: 'loot', value: 'treasure' },
  Gear: { type: 'loot', value: 'gear' },
} as const;

/** What an item that is no weapon and no armor is in Foundry; `ware` is the magic item that it is. */
export function foundryItemType(item: Item, type: keyof typeof byKind, ware: MagicWare | undefined): FoundryItemType {
  if (munitionOf(item) !== null) return { type: 'consumable', value: 'ammo' };
  if (ware && ware.isMundane !== true) return magicType(ware);
  const known = mundane.find(
    ([id, { type: kind }]) => id.test(item.catalogId ?? '') && (type === 'Consumable') === (kind === 'consumable'),
  );
  return known?.[1] ?? byKind[type];
}
