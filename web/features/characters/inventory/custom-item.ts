import { dicePattern } from '#domain/dice/text.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { itemTypes } from '#domain/rules/activity/on-items/item-types.ts';
import type { ItemType } from '#domain/rules/activity/on-items/item-types.ts';

/** A custom item while it is typed. */
export interface TypedItem {
  name: string;
  type: string;
  quantity: string;
  weight: string;
  damage: string;
  armorClass: string;
  bonus: string;
}

export const blankItem: TypedItem = { name: '', type: 'Gear', quantity: '1', weight: '0', damage: '', armorClass: '', bonus: '0' };

interface CustomItem {
  item: { name: string; type: ItemType; weight: number; bonus: number; damage: string | null; armorClass: number | null };
  quantity: number;
}

const isBetween = (typed: string, low: number, high: number, whole = true) => {
  const value = Number(typed);
  return typed.trim() !== '' && value >= low && value <= high && (!whole || Number.isInteger(value));
};

/** The custom item as it is sent, or what is wrong with each field. Fields that its type does not use are ignored. */
export function customItemIn(typed: TypedItem): { customItem: CustomItem | null; wrong: Partial<Record<keyof TypedItem, string>> } {
  const type = itemTypes.find((each) => each === typed.type) ?? 'Gear';
  const damage = type === 'Weapon' ? typed.damage.trim().toLowerCase() : '';
  const armorClass = type === 'Armor' ? typed.armorClass.trim() : '';
  const bonus = type === 'Weapon' || type === 'Armor' ? typed.bonus : '0';
  const wrong: Partial<Record<keyof TypedItem, string>> = {
    ...(typed.name.trim() === '' && { name: 'Please enter a name.' }),
    ...(typed.name.trim().length > gameLimits.nameLength && { name: `A name has at most ${gameLimits.nameLength} characters.` }),
    ...(!isBetween(typed.quantity, 1, gameLimits.itemQuantity) && { quantity: 'A whole number from 1.' }),
    ...(!isBetween(typed.weight, 0, gameLimits.itemWeight, false) && { weight: `A number from 0 to ${gameLimits.itemWeight}.` }),
    ...(damage !== '' && !dicePattern.test(damage) && { damage: 'Dice as 1d8 or 2d6+1.' }),
    ...(armorClass !== '' &&
      !isBetween(armorClass, 1, gameLimits.itemArmorClass) && { armorClass: `A whole number from 1 to ${gameLimits.itemArmorClass}.` }),
    ...(!isBetween(bonus, 0, gameLimits.itemBonus) && { bonus: `A whole number from 0 to ${gameLimits.itemBonus}.` }),
  };
  if (Object.keys(wrong).length > 0) return { customItem: null, wrong };
  const item = {
    name: typed.name.trim(),
    type,
    weight: Number(typed.weight),
    bonus: Number(bonus),
    damage: damage === '' ? null : damage,
    armorClass: armorClass === '' ? null : Number(armorClass),
  };
  return { customItem: { item, quantity: Number(typed.quantity) }, wrong };
}
