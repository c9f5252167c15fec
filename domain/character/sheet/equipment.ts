import type { Character, Item } from '#domain/character/character.ts';
import { classes } from '#domain/srd/classes.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import type { Armor, ArmorTraining } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import type { Weapon } from '#domain/srd/equipment/weapons.ts';
import { mundaneId } from './mundane-id.ts';

/** An armor or a shield in use; `rules` is missing when no catalogue knows it. */
export interface WornArmor {
  item: Item;
  rules: Armor | undefined;
}

/** The body armor that is worn, if any. */
export function wornArmor({ inventory }: Character): WornArmor | undefined {
  const item = inventory.find((each) => each.place === 'worn' && each.type === 'Armor');
  return item && { item, rules: findArmor(mundaneId(item)) };
}

/** The shield that is held, if any. */
export function heldShield({ inventory }: Character): WornArmor | undefined {
  const found = inventory.find((each) => each.place !== 'pack' && findArmor(mundaneId(each))?.kind === 'shield');
  return found && { item: found, rules: findArmor(mundaneId(found)) };
}

/** Kinds of armor the character is trained with. */
export function armorTrainingOf({ classes: taken }: Pick<Character, 'classes'>): readonly ArmorTraining[] {
  const all = taken.flatMap(({ class: id, order: chosen }, index) => {
    const { armor, asLater, order } = classes[id];
    return [...(index === 0 ? armor : asLater.armor), ...(order && chosen === 'fighter' ? order.armor : [])];
  });
  return [...new Set(all)];
}

/** Whether armor is worn or a shield held that the character is not trained with. */
export function isHindered(character: Character): boolean {
  const trained = armorTrainingOf(character);
  return [wornArmor(character), heldShield(character)].some((worn) => worn?.rules && !trained.includes(worn.rules.kind));
}

/** Whether somebody of these classes and callings is trained with a weapon. Later classes train with less than the first (SRD 5.2.1). */
export function isTrainedWith({ classes: taken }: Pick<Character, 'classes'>, weapon: Weapon): boolean {
  if (weapon.training === 'simple') return true;
  const has = (property: 'light' | 'finesse') => weapon.properties.includes(property);
  return taken.some(({ class: id, order: chosen }, index) => {
    const { martial: first, asLater, order } = classes[id];
    const martial = index === 0 ? first : asLater.martial;
    if (martial === 'all' || (order && chosen === 'fighter')) return true;
    if (martial === 'finesse or light') return has('finesse') || has('light');
    return martial === 'light' && has('light');
  });
}

/** Weapons among what is carried: those of the catalogue, and those that name their own damage. */
export function weaponsOf({ inventory }: Pick<Character, 'inventory'>): { item: Item; weapon: Weapon | undefined }[] {
  return inventory.flatMap((item) => {
    const weapon = findWeapon(mundaneId(item));
    return weapon || (item.type === 'Weapon' && item.damage !== null) ? [{ item, weapon }] : [];
  });
}
