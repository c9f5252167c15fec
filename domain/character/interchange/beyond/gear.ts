import { DiceText } from '#domain/dice/text.ts';
import { Item } from '#domain/character/character.ts';
import type { Character } from '#domain/character/character.ts';
import { equipFirst } from '#domain/character/interchange/equip-first.ts';
import { magicNamed, mundaneIn, mundaneNamed } from '#domain/character/interchange/named-item.ts';
import { quoted } from '#domain/character/interchange/quoted.ts';
import { within } from '#domain/character/interchange/clamp.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { mostOfACoin } from '#domain/rules/coins.ts';
import { attune } from '#domain/character/inventory/attune.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { ItemType } from '#domain/rules/activity/on-items/item-types.ts';
import type { BeyondDocument, BeyondItem } from './document.ts';
import { amountOf } from './modifiers.ts';
import type { Found } from './origin.ts';

const typeOf = ({ filterType }: BeyondItem['definition']): ItemType => {
  if (filterType === 'Weapon' || filterType === 'Armor') return filterType;
  return filterType === 'Potion' || filterType === 'Scroll' ? 'Consumable' : 'Gear';
};

function weightOf({ weight, bundleSize }: BeyondItem['definition']): number {
  const each = (weight ?? 0) / Math.max(1, bundleSize ?? 1);
  return Number.isFinite(each) ? Math.min(gameLimits.itemWeight, Math.max(0, Math.round(each * 100) / 100)) : 0;
}

/** What the document says that an item adds to attacks, damage or armor class. */
function bonusOf({ grantedModifiers }: BeyondItem['definition']): number {
  const own = grantedModifiers.filter(({ type, subType }) => type === 'bonus' && (subType === 'magic' || subType === 'armor-class'));
  return within(Math.max(0, ...own.map(amountOf)), 0, gameLimits.itemBonus);
}

/** An item under its own name, with the numbers of the weapon or armor that it is made of, or those that the document gives. */
function customItem(entry: BeyondItem, quantity: number, id: string): Item | null {
  const { definition } = entry;
  const type = typeOf(definition);
  const base = type === 'Weapon' || type === 'Armor' ? mundaneIn([definition.type, definition.baseArmorName]) : null;
  const dice = definition.damage?.diceString ?? '';
  const own = Item.safeParse({
    id,
    catalogId: null,
    base,
    name: withoutHiddenCharacters(definition.name).slice(0, gameLimits.nameLength).toWellFormed(),
    type,
    quantity,
    weight: weightOf(definition),
    place: 'pack',
    bonus: definition.magic === true ? bonusOf(definition) : 0,
    damage: type === 'Weapon' && base === null && DiceText.safeParse(dice).success ? dice : null,
    armorClass: type === 'Armor' && base === null ? within(definition.armorClass ?? 10, 1, gameLimits.itemArmorClass) : null,
    attuned: false,
  });
  return own.success ? own.data : null;
}

interface Packed {
  item: Item;
  isEquipped: boolean;
  isAttuned: boolean;
}

function packedItem(entry: BeyondItem, id: string, catalogue: MagicCatalogue): Found<Packed | null> {
  const { definition, equipped, isAttuned, chargesUsed } = entry;
  const quantity = within(entry.quantity ?? 1, 1, gameLimits.itemQuantity);
  const name = quoted(definition.name);
  const named = { name: definition.name, hints: [definition.type, definition.baseArmorName], quantity, id };
  const state = { isEquipped: equipped === true, isAttuned: isAttuned === true };
  const magic = magicNamed(named, catalogue);
  if (magic && definition.magic !== false) {
    const report = magic.guessed ? [`The file does not say what ${name} is made of: it was imported as ${magic.item.name}.`] : [];
    if ((chargesUsed ?? 0) > 0) report.push(`What is spent of the charges of ${name} is not kept.`);
    return { value: { item: magic.item, ...state, isAttuned: state.isAttuned && magic.needsAttunement }, report };
  }
  const mundane = definition.magic === true ? null : mundaneNamed({ ...named, hints: [`${definition.subType} ${definition.name}`] });
  if (mundane) return { value: { item: mundane, ...state, isAttuned: false }, report: [] };
  const own = customItem(entry, quantity, id);
  if (!own) return { value: null, report: [`${name} could not be read as an item.`] };
  const why = 'is no magic item of SRD 5.2. It was imported as a custom item, and what it does by itself is not counted.';
  return { value: { item: own, ...state, isAttuned: false }, report: definition.magic === true ? [`${name} ${why}`] : [] };
}

function customGear({ customItems }: BeyondDocument, from: number): Packed[] {
  return customItems.flatMap(({ name, quantity, weight }, index) => {
    const id = `beyond-${from + index}`;
    const definition = { name, type: '', subType: '', filterType: '', baseArmorName: '', magic: false, weight, bundleSize: 1 };
    const entry = { quantity, equipped: false, isAttuned: false, chargesUsed: 0, currency: null };
    const whole = { ...entry, definition: { ...definition, armorClass: null, damage: null, grantedModifiers: [] } };
    const item = customItem(whole, within(quantity ?? 1, 1, gameLimits.itemQuantity), id);
    return item ? [{ item, isEquipped: false, isAttuned: false }] : [];
  });
}

/** Puts on, takes in hand and attunes to what the document says, as far as the rules let it. */
function readied(character: Character, packed: readonly Packed[], catalogue: MagicCatalogue): Found<Character> {
  const report: string[] = [];
  let after = character;
  for (const { item } of packed.filter(({ isEquipped }) => isEquipped)) {
    const worn = equipFirst(after, item);
    if (!worn) report.push(`${quoted(item.name)} was imported into the pack: nothing was free to hold or wear it.`);
    after = worn ?? after;
  }
  for (const { item } of packed.filter(({ isAttuned }) => isAttuned)) {
    const attuned = attune(after, item.id, true, catalogue);
    if (attuned.ok) after = attuned.value;
    else report.push(`The attunement to ${quoted(item.name)} is not kept. ${tellCharacterRefusal(attuned.refused)}`);
  }
  return { value: after, report };
}

/** A character with everything that the document carries. */
export function withGear(character: Character, document: BeyondDocument, catalogue: MagicCatalogue): Found<Character> {
  const { inventory, creatures } = document;
  const read = inventory.map((entry, index) => packedItem(entry, `beyond-${index}`, catalogue));
  const all = [...read.flatMap(({ value }) => (value ? [value] : [])), ...customGear(document, inventory.length)];
  const packed = all.slice(0, limits.inventorySlots);
  const ready = readied({ ...character, inventory: packed.map(({ item }) => item) }, packed, catalogue);
  const report = [...read.flatMap((each) => each.report), ...ready.report];
  if (all.length > packed.length) report.push(`Of ${all.length} items, the first ${packed.length} are kept.`);
  if (creatures.length > 0) report.push('Companions and familiars cannot be imported.');
  return { value: ready.value, report };
}

/** Coins in the purse and in everything that is carried. */
export function coinsIn({ currencies, inventory }: BeyondDocument): Character['coins'] {
  const purses = [currencies, ...inventory.flatMap(({ currency }) => (currency ? [currency] : []))];
  const sum = (coin: 'cp' | 'sp' | 'ep' | 'gp' | 'pp') =>
    within(
      purses.reduce((total, purse) => total + within(purse[coin] ?? 0, 0, mostOfACoin), 0),
      0,
      mostOfACoin,
    );
  return { copper: sum('cp'), silver: sum('sp'), electrum: sum('ep'), gold: sum('gp'), platinum: sum('pp') };
}
