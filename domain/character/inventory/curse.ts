import type { Character, Item } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';

/** Whether the curse of an item holds whoever is attuned to it: only what ends curses ends that (SRD 5.2.1, Cursed Items). */
export const holdsBearer = ({ attuned, cursed }: Pick<Item, 'attuned' | 'cursed'>): boolean => attuned && cursed === true;

/** An item to which nobody is attuned any more. */
export function unattuned<Attuned extends Item>({ cursed: _cursed, ...item }: Attuned): Omit<Attuned, 'cursed'> {
  return { ...item, attuned: false };
}

/** Why somebody cannot part with an item by themself: its curse holds them; null where nothing does. */
export function refuseParting({ name, inventory }: Character, itemId: string): ReturnType<typeof refuse> | null {
  const item = inventory.find(({ id }) => id === itemId);
  return item && holdsBearer(item) ? refuse('curseHolds', { name, item: item.name }) : null;
}

/** Why a change cannot be taken back by whoever plays them: an item would let go whose curse holds them; null where none would. */
export function refuseFreeing(now: Character, before: Character): ReturnType<typeof refuse> | null {
  const isStillHeld = (id: string) => before.inventory.some((each) => each.id === id && holdsBearer(each));
  const freed = now.inventory.find((each) => holdsBearer(each) && !isStillHeld(each.id));
  return freed ? refuse('curseHolds', { name: now.name, item: freed.name }) : null;
}
