import type { Character, Item } from '#domain/character/character.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { wornArmor } from '#domain/character/sheet/equipment.ts';
import { endEffects } from './end-effects.ts';

/** Whether an effect lies on something that its bearer no longer carries, or no longer holds where it asks for that. */
function hasLost({ item: id, ends }: ActiveEffect, inventory: readonly Item[]): boolean {
  if (id === undefined) return false;
  const item = inventory.find((each) => each.id === id);
  return item === undefined || (item.place === 'pack' && ends.some(({ by }) => by === 'letGo'));
}

/** Whether an effect does not go with the armor that its bearer wears. */
function isBarred({ ends }: ActiveEffect, armor: ReturnType<typeof wornArmor>): boolean {
  return armor !== undefined && ends.some((each) => each.by === 'armor' && (each.heavy !== true || armor.rules?.kind === 'heavy'));
}

/** Ends what lies on things that were given away, dropped or let go, and what does not go with the armor that is worn. */
export function endWithItems(character: Character): CharacterStep {
  const armor = wornArmor(character);
  return endEffects(character, (effect) => hasLost(effect, character.inventory) || isBarred(effect, armor));
}
