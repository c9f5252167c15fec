import type { Item } from '#domain/character/character.ts';
import { mundaneId } from './mundane-id.ts';

/** What weapons shoot, by its id, and how it is called where only a name says what something is. */
const munitions: readonly (readonly [id: string, name: RegExp])[] = [
  ['arrow', /\barrows?\b/i],
  ['bolt', /\bbolts?\b/i],
  ['needle', /\b(?:blowgun )?needles?\b/i],
  ['bullet-sling', /\bsling bullets?\b/i],
  ['bullet-firearm', /\bfirearm bullets?\b/i],
];

/** The ammunition that an item is, mundane or magic; null for everything else. What no catalogue knows is known by its name. */
export function munitionOf(item: Pick<Item, 'base' | 'catalogId' | 'name' | 'damage'>): string | null {
  const id = mundaneId(item);
  if (munitions.some(([each]) => each === id)) return id;
  if (id !== null || item.damage !== null) return null;
  return munitions.find(([, name]) => name.test(item.name))?.[0] ?? null;
}
