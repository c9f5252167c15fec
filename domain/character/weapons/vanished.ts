import type { Item } from '#domain/character/character.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';

/** What is carried without what came about with effects that are gone. */
export function withoutVanished<Carried extends Pick<Item, 'id' | 'conjured'>>(
  inventory: Carried[],
  activeEffects: readonly Pick<ActiveEffect, 'item'>[],
): Carried[] {
  const isGone = ({ id, conjured }: Carried) => conjured === true && !activeEffects.some(({ item }) => item === id);
  return inventory.some(isGone) ? inventory.filter((each) => !isGone(each)) : inventory;
}
