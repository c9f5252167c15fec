import type { Character, Item } from '#domain/character/character.ts';
import type { ItemNumbers } from '#domain/character/shown/item-numbers.ts';
import { coinNames } from '#domain/text/coin-names.ts';

/** The facts of an item in one line: "Weapon · 1d8 slashing · 3 lb". */
export function itemFacts(
  { type, weight, quantity, restsLeft, conjured }: Pick<Item, 'type' | 'weight' | 'quantity' | 'restsLeft' | 'conjured'>,
  { damage, damageType, armorClass, isShield }: ItemNumbers,
): string {
  const facts = [
    type,
    damage === null ? '' : `${damage} ${damageType ?? ''}`.trim(),
    armorClass === null ? '' : `AC ${isShield ? '+' : ''}${armorClass}`,
    weight === 0 ? '' : `${poundsOf(weight * quantity)} lb`,
    restsLeft === undefined ? '' : restsLeft === 1 ? 'gone after a long rest' : `gone after ${restsLeft} long rests`,
    conjured === true ? 'gone with what conjured it' : '',
  ];
  return facts.filter((fact) => fact !== '').join(' · ');
}

/** Pounds without needless digits. */
export function poundsOf(pounds: number): string {
  return `${Math.round(pounds * 100) / 100}`;
}

/** Coins in words: "3 gold, 5 copper"; nothing where there are none. */
export function coinText(coins: Character['coins']): string {
  return coinNames
    .toReversed()
    .filter((coin) => coins[coin] > 0)
    .map((coin) => `${coins[coin]} ${coin}`)
    .join(', ');
}
