import { DiceText } from '#domain/dice/text.ts';
import { Item } from '#domain/character/character.ts';
import type { Character } from '#domain/character/character.ts';
import { equipFirst } from './equip-first.ts';
import type { FoundryItem } from './foundry-actor.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { limits } from '#domain/limits/limits.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import type { ItemType } from '#domain/srd/equipment/gear.ts';
import { slugOf } from '#domain/srd/slug.ts';

const gearTypes: Record<string, ItemType> = {
  weapon: 'Weapon',
  equipment: 'Gear',
  consumable: 'Consumable',
  tool: 'Gear',
  loot: 'Gear',
  container: 'Gear',
  backpack: 'Gear',
};
const within = (value: number, least: number, most: number) => (Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least);

/** Whether something of an actor is an item that is carried. */
export function isGear({ type }: FoundryItem): boolean {
  return Object.hasOwn(gearTypes, type);
}

/** Dice as either generation of the system writes them; null for none, or none that can be kept. */
function damageIn(damage: unknown): string | null {
  if (typeof damage !== 'object' || damage === null) return null;
  const entries = new Map<string, unknown>(Object.entries(damage));
  const base = new Map<string, unknown>(Object.entries(entries.get('base') ?? {}));
  const parts = entries.get('parts');
  const [first] = Array.isArray(parts) && Array.isArray(parts[0]) ? parts[0] : [];
  const bonus = /^[+-]\d+$/.test(String(base.get('bonus'))) ? String(base.get('bonus')) : '';
  const texts = [`${String(base.get('number'))}d${String(base.get('denomination'))}${bonus}`, String(first).split(' ')[0] ?? ''];
  return texts.find((text) => DiceText.safeParse(text).success) ?? null;
}

function weightIn({ weight }: FoundryItem['system']): number {
  return within(typeof weight === 'object' ? weight.value : (weight ?? 0), 0, gameLimits.itemWeight);
}

/** The item by its identifier or its name in the catalogue, else a custom item; null for what cannot be kept. */
function itemFrom({ name, type, system }: FoundryItem, id: string): Item | null {
  const quantity = Math.round(within(system.quantity ?? 1, 1, gameLimits.itemQuantity));
  const bonus = Math.round(within(system.magicalBonus ?? 0, 0, gameLimits.itemBonus));
  const known = [system.identifier ?? '', slugOf(name)]
    .map((slug) => itemOf(slug, quantity, id))
    .find(({ catalogId }) => catalogId !== null);
  const worth = Math.round(system.armor?.value ?? 0);
  const isArmor = type === 'equipment' && worth > 0;
  if (known) {
    const text = damageIn(system.damage);
    const damage = text !== null && text !== findWeapon(known.catalogId)?.damage ? text : null;
    const armorClass = isArmor && worth !== findArmor(known.catalogId)?.base ? within(worth, 1, gameLimits.itemArmorClass) : null;
    const own = Item.safeParse({
      ...known,
      name: name.slice(0, gameLimits.nameLength),
      weight: weightIn(system),
      bonus,
      damage,
      armorClass,
    });
    return own.success ? own.data : { ...known, bonus };
  }
  const own = Item.safeParse({
    id,
    catalogId: null,
    base: null,
    name: name.slice(0, gameLimits.nameLength),
    type: isArmor ? 'Armor' : (gearTypes[type] ?? 'Gear'),
    quantity,
    weight: weightIn(system),
    place: 'pack',
    bonus,
    damage: damageIn(system.damage),
    armorClass: isArmor ? within(worth, 1, gameLimits.itemArmorClass) : null,
    attuned: false,
  });
  return own.success ? own.data : null;
}

/** Gives a character the gear of an actor; tells what could not be kept or put on. */
export function packGear(character: Character, items: readonly FoundryItem[]): { character: Character; report: string[] } {
  const report: string[] = [];
  const gear = items.filter(isGear);
  const packed = gear.slice(0, limits.inventorySlots).flatMap((item, index) => {
    const read = itemFrom(item, `actor-${index}`);
    if (!read) report.push(`“${item.name.slice(0, 60)}” could not be read as an item.`);
    return read ? [{ item: read, isEquipped: item.system.equipped === true }] : [];
  });
  if (gear.length > limits.inventorySlots) report.push(`Of ${gear.length} items, the first ${limits.inventorySlots} are kept.`);
  let after: Character = { ...character, inventory: packed.map(({ item }) => item) };
  for (const { item } of packed.filter(({ isEquipped }) => isEquipped)) {
    const worn = equipFirst(after, item);
    if (!worn) report.push(`${item.name} was imported into the pack: nothing was free to hold or wear it.`);
    after = worn ?? after;
  }
  return { character: after, report };
}
