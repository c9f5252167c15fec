import { dicePattern } from '#domain/dice-text.ts';
import { gameLimits } from '#domain/game-limits.ts';
import { itemTypes } from '#domain/srd/equipment/gear.ts';
import type { ItemType } from '#domain/srd/equipment/gear.ts';

/** What was typed of a thing of one's own. */
export interface TypedThing {
  name: string;
  type: string;
  quantity: string;
  weight: string;
  damage: string;
  armorClass: string;
  bonus: string;
}

export const blankThing: TypedThing = { name: '', type: 'Gear', quantity: '1', weight: '0', damage: '', armorClass: '', bonus: '0' };

interface OwnThing {
  item: { name: string; type: ItemType; weight: number; bonus: number; damage: string | null; armorClass: number | null };
  quantity: number;
}

const isBetween = (typed: string, low: number, high: number, whole = true) => {
  const value = Number(typed);
  return typed.trim() !== '' && value >= low && value <= high && (!whole || Number.isInteger(value));
};

/** The thing as it is sent, or what is wrong with which field. What its type does not use counts for nothing. */
export function ownThingIn(typed: TypedThing): { thing: OwnThing | null; wrong: Partial<Record<keyof TypedThing, string>> } {
  const type = itemTypes.find((each) => each === typed.type) ?? 'Gear';
  const damage = type === 'Weapon' ? typed.damage.trim().toLowerCase() : '';
  const armorClass = type === 'Armor' ? typed.armorClass.trim() : '';
  const bonus = type === 'Weapon' || type === 'Armor' ? typed.bonus : '0';
  const wrong: Partial<Record<keyof TypedThing, string>> = {
    ...(typed.name.trim() === '' && { name: 'Please enter a name.' }),
    ...(typed.name.trim().length > gameLimits.nameLength && { name: `A name has at most ${gameLimits.nameLength} characters.` }),
    ...(!isBetween(typed.quantity, 1, gameLimits.thingQuantity) && { quantity: 'A whole number from 1.' }),
    ...(!isBetween(typed.weight, 0, gameLimits.thingWeight, false) && { weight: `A number from 0 to ${gameLimits.thingWeight}.` }),
    ...(damage !== '' && !dicePattern.test(damage) && { damage: 'Dice as 1d8 or 2d6+1.' }),
    ...(armorClass !== '' &&
      !isBetween(armorClass, 1, gameLimits.thingArmorClass) && { armorClass: `A whole number from 1 to ${gameLimits.thingArmorClass}.` }),
    ...(!isBetween(bonus, 0, gameLimits.thingBonus) && { bonus: `A whole number from 0 to ${gameLimits.thingBonus}.` }),
  };
  if (Object.keys(wrong).length > 0) return { thing: null, wrong };
  const item = {
    name: typed.name.trim(),
    type,
    weight: Number(typed.weight),
    bonus: Number(bonus),
    damage: damage === '' ? null : damage,
    armorClass: armorClass === '' ? null : Number(armorClass),
  };
  return { thing: { item, quantity: Number(typed.quantity) }, wrong };
}
