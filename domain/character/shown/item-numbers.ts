import type { Item } from '#domain/character/character.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';

/** What an item does in a fight: what it is, or what it is made of, says so, and what it adds by itself. */
export interface ItemNumbers {
  /** "1d8", or "1d8+1". */
  damage: string | null;
  damageType: DamageType | null;
  armorClass: number | null;
  /** Whether the armor class is added to what is worn. */
  isShield: boolean;
}

export function itemNumbersOf(item: Item): ItemNumbers {
  const weapon = findWeapon(mundaneId(item));
  const armor = findArmor(mundaneId(item));
  const dice = weapon?.damage ?? item.damage;
  return {
    damage: dice === null ? null : `${dice}${item.bonus > 0 ? `+${item.bonus}` : ''}`,
    damageType: weapon?.damageType ?? null,
    armorClass: armor ? armor.base + item.bonus : item.armorClass,
    isShield: armor?.kind === 'shield',
  };
}
