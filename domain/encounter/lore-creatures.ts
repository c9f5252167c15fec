import type { Creature } from './creature.ts';
import type { Terrain } from './terrains.ts';

/** What an entry of lore says of who is met where. */
export interface NamingLore {
  /** Those whom it, or who belongs there, names. */
  creatures: readonly string[];
  /** Terrains that it speaks of. */
  terrains: readonly Terrain[];
}

/** Whether a creature is met where an entry of lore says: it is named there, or lives in such a terrain. */
export const isMetIn = ({ id, terrains }: Pick<Creature, 'id' | 'terrains'>, lore: NamingLore): boolean =>
  lore.creatures.includes(id) || terrains.some((each) => lore.terrains.includes(each));
