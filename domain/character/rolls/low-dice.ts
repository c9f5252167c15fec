import type { Character } from '#domain/character/character.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';

/** Great Weapon Fighting (SRD 5.2.1): with a melee weapon in both hands, a damage die of 1 or 2 counts as 3. */
export function raisesLowDice({ feats, inventory }: Character, itemId: string | null): boolean {
  const held = inventory.find(({ id }) => id === itemId);
  const isStyle = feats.some(({ feat }) => feat === 'great-weapon-fighting');
  return isStyle && held?.place === 'bothHands' && findWeapon(held.catalogId)?.reach === 'melee';
}
