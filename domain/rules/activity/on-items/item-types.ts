/** How things are sorted on the items tab. */
export const itemTypes = ['Weapon', 'Armor', 'Consumable', 'Gear', 'Treasure'] as const;
export type ItemType = (typeof itemTypes)[number];
