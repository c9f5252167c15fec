import type { Character, Item } from '#domain/character/character.ts';
import { coinCount } from '#domain/rules/coins.ts';
import { changesOn } from '#domain/rules/activity/read-changes.ts';
import { scoreOf } from './scores.ts';

const coinsPerPound = 50;
const poundsPerStrength = 15;

/** Pounds of some items, exact to a thousandth. */
export function weightOf(items: readonly Pick<Item, 'weight' | 'quantity'>[]): number {
  return items.reduce((sum, { weight, quantity }) => sum + Math.round(weight * 1000) * quantity, 0) / 1000;
}

/** Pounds carried, coins (50 to the pound) with them. */
export function carriedWeight({ inventory, coins }: Pick<Character, 'inventory' | 'coins'>): number {
  return Math.round(weightOf(inventory) * 1000 + (coinCount(coins) * 1000) / coinsPerPound) / 1000;
}

/** Pounds one can carry: strength x 15, twice as much for a goliath, and what effects make of it. */
export function carryingCapacityOf(character: Character): number {
  const capacity = scoreOf(character, 'strength') * poundsPerStrength * (character.species === 'goliath' ? 2 : 1);
  return changesOn(character.activeEffects, 'carrying').reduce((pounds, { change }) => pounds * change.times, capacity);
}
