import { DiceText } from '#domain/dice/text.ts';
import { Item } from '#domain/character/character.ts';
import type { Character } from '#domain/character/character.ts';
import { equipFirst } from './equip-first.ts';
import type { FoundryItem } from './foundry-actor.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { limits } from '#domain/limits/limits.ts';
import { armors, findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon, weapons } from '#domain/srd/equipment/weapons.ts';
import type { ItemType } from '#domain/rules/activity/on-items/item-types.ts';
import { waresOf } from '#domain/homebrew/own-wares.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';
import { attune } from '#domain/character/inventory/attune.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { isMagicId } from '#domain/srd/items/ware-id.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { notedId } from './foundry/own-entry.ts';
import { foundryBase, foundryBaseIn, foundryIdentifier } from './foundry-terms.ts';
import { magicNamed } from './named-item.ts';
import { within } from './clamp.ts';

const gearTypes: Record<string, ItemType> = {
  weapon: 'Weapon',
  equipment: 'Gear',
  consumable: 'Consumable',
  tool: 'Gear',
  loot: 'Gear',
  container: 'Gear',
  backpack: 'Gear',
};

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
  const pounds = typeof weight === 'object' ? weight.value : (weight ?? 0);
  return Number.isFinite(pounds) ? Math.min(gameLimits.itemWeight, Math.max(0, pounds)) : 0;
}

/** The magic item of our catalogue that an item of an actor is, by its identifier or its name. */
function magicFrom({ name, system }: FoundryItem, quantity: number, id: string, catalogue: MagicCatalogue): Item | null {
  const baseItem = foundryBaseIn(system['type']);
  const ware = [...catalogue.values()].find((each) => foundryIdentifier(each.id) === system.identifier);
  const base = ware?.bases.find((each) => foundryBase(each.id) === baseItem) ?? ware?.bases[0];
  const own = ware ? magicItemOf(ware, base?.id ?? null, { quantity, id }) : null;
  if (own?.ok) return own.value;
  const hints = [...weapons, ...armors].filter((each) => foundryBase(each.id) === baseItem).map((each) => each.name);
  return magicNamed({ name, hints, quantity, id }, catalogue)?.item ?? null;
}

/** An item of homebrew: the entry, made of what the file says it is made of. */
function ownItem({ system }: FoundryItem, entry: HomebrewEntry, quantity: number, id: string): Item | null {
  const [ware] = waresOf([entry]).values();
  const baseItem = foundryBaseIn(system['type']);
  const base = ware?.bases.find((each) => foundryBase(each.id) === baseItem) ?? ware?.bases[0];
  const made = magicItemOf(ware, base?.id ?? null, { quantity, id });
  return made.ok ? made.value : null;
}

/** Something mundane of our catalogue, by its identifier or its name. */
function mundaneFrom({ name, system }: Pick<FoundryItem, 'name' | 'system'>, quantity: number, id: string): Item | undefined {
  return [system.identifier ?? '', slugOf(name)].map((slug) => itemOf(slug, quantity, id)).find(({ catalogId }) => catalogId !== null);
}

/** Whether our catalogue has an item of an actor. */
export function isKnownGear(item: FoundryItem, catalogue: MagicCatalogue): boolean {
  return magicFrom(item, 1, 'known', catalogue) !== null || mundaneFrom(item, 1, 'known') !== undefined;
}

/** The item of homebrew, by its identifier or its name in the catalogue, else a custom item; null for what cannot be kept. */
function itemFrom(written: FoundryItem, id: string, catalogue: MagicCatalogue, entry: HomebrewEntry | undefined): Item | null {
  const { name, type, system } = written;
  const quantity = within(system.quantity ?? 1, 1, gameLimits.itemQuantity);
  const bonus = within(system.magicalBonus ?? 0, 0, gameLimits.itemBonus);
  const own = entry ? ownItem(written, entry, quantity, id) : null;
  const noted = notedId(written);
  const magic = own ?? (noted === null || isMagicId(noted) ? magicFrom(written, quantity, id, catalogue) : null);
  const known = magic ?? mundaneFrom(written, quantity, id);
  const worth = Math.round(system.armor?.value ?? 0);
  const isArmor = type === 'equipment' && worth > 0;
  if (known) {
    const text = damageIn(system.damage);
    const damage = text !== null && text !== findWeapon(mundaneId(known))?.damage ? text : null;
    const armorClass = isArmor && worth !== findArmor(mundaneId(known))?.base ? within(worth, 1, gameLimits.itemArmorClass) : null;
    const made = Item.safeParse({
      ...known,
      name: name.slice(0, gameLimits.nameLength),
      weight: weightIn(system),
      bonus: magic && (!own || own.base !== null) ? known.bonus : bonus,
      damage,
      armorClass,
    });
    return made.success ? made.data : { ...known, bonus };
  }
  const custom = Item.safeParse({
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
  return custom.success ? custom.data : null;
}

/** The id that an item of an actor has here, by its place among those that are carried. */
export const gearId = (index: number): string => `actor-${index}`;

/** Gives a character the gear of an actor, magic items of our catalogue among it; tells what could not be kept, put on or attuned to. */
export function packGear(
  character: Character,
  items: readonly FoundryItem[],
  catalogue: MagicCatalogue,
  entries: ReadonlyMap<FoundryItem, HomebrewEntry>,
): { character: Character; report: string[] } {
  const report: string[] = [];
  const gear = items.filter(isGear);
  const wares = new Map([...catalogue, ...waresOf([...entries.values()])]);
  const packed = gear.slice(0, limits.inventorySlots).flatMap((item, index) => {
    const read = itemFrom(item, gearId(index), catalogue, entries.get(item));
    if (!read) report.push(`“${item.name.slice(0, 60)}” could not be read as an item.`);
    const isAttuned = item.system['attuned'] === true && isMagicId(read?.catalogId ?? null);
    return read ? [{ item: read, isEquipped: item.system.equipped === true, isAttuned }] : [];
  });
  if (gear.length > limits.inventorySlots) report.push(`Of ${gear.length} items, the first ${limits.inventorySlots} are kept.`);
  let after: Character = { ...character, inventory: packed.map(({ item }) => item) };
  for (const { item } of packed.filter(({ isEquipped }) => isEquipped)) {
    const worn = equipFirst(after, item);
    if (!worn) report.push(`${item.name} was imported into the pack: nothing was free to hold or wear it.`);
    after = worn ?? after;
  }
  for (const { item } of packed.filter(({ isAttuned }) => isAttuned)) {
    const attuned = attune(after, item.id, true, wares);
    if (attuned.ok) after = attuned.value;
    else report.push(`The attunement to ${item.name} is not kept. ${tellCharacterRefusal(attuned.refused)}`);
  }
  return { character: after, report };
}
