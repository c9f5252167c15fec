import type { Character, Item } from '#domain/character/character.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { endEffects } from './end-effects.ts';

/** Whether an effect lies on something that its bearer no longer carries, or no longer holds where it asks for that. */
function hasLost({ item: id, ends }: ActiveEffect, inventory: readonly Item[]): boolean {
  if (id === undefined) return false;
  const item = inventory.find((each) => each.id === id);
  return item === undefined || (item.place === 'pack' && ends.some(({ by }) => by === 'letGo'));
}

/** Ends what lies on things that were given away, dropped or let go. */
export function endWithItems(character: Character): CharacterStep {
  return endEffects(character, (effect) => hasLost(effect, character.inventory));
}
