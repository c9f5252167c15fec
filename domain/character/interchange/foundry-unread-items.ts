import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import type { FoundryActor, FoundryItem } from './foundry-actor.ts';
import type { Character } from '#domain/character/character.ts';
import { isMagicId } from '#domain/srd/items/ware-id.ts';
import { isMagicGear } from '#domain/srd/equipment/gear.ts';
import { gearId, isGear } from './foundry-gear-read.ts';
import { isSaidByWeapon, spentCharges, unreadActivities } from './foundry/unread-activities.ts';
import { holdsAnything } from './foundry-unread.ts';

/** What is read of an item that is carried, or says nothing that is not said by the catalogue or the system itself. */
const understood = new Set([
  'identifier',
  'quantity',
  'weight',
  'equipped',
  'magicalBonus',
  'damage',
  'armor',
  'type',
  'proficient',
  'description',
  'identified',
  'source',
  // Told in words of their own.
  'activities',
]);
/** What our catalogue says of a magic item, whatever a file says. */
const saidByCatalogue = new Set(['attuned', 'attunement', 'properties', 'rarity', 'price', 'uses', 'range', 'mastery']);
const mostNames = 40;

/** Items that are homebrew here. No entry has a price. */
type Own = ReadonlyMap<FoundryItem, HomebrewEntry>;

/** The fields of gear that hold something and are not read, each once, and what gear does that no sheet can hold. */
function unreadGear({ items }: FoundryActor, { inventory }: Character, own: Own): { fields: string[]; told: string[] } {
  const found = new Set<string>();
  const told: string[] = [];
  const kept = new Map(inventory.map((item) => [item.id, item]));
  for (const [index, item] of items.filter(isGear).entries()) {
    const ours = kept.get(gearId(index));
    const isKnown = isMagicId(ours?.catalogId ?? null) || isMagicGear(ours?.catalogId ?? null);
    const isRead = (key: string, value: unknown) =>
      understood.has(key) ||
      (isKnown && saidByCatalogue.has(key) && !(key === 'price' && own.has(item))) ||
      isSaidByWeapon(key, value, ours);
    for (const [key, value] of Object.entries(item.system)) if (!isRead(key, value) && holdsAnything(value)) found.add(key);
    if (!isKnown && holdsAnything(item['effects'])) found.add('effects');
    told.push(...(isKnown ? spentCharges(item) : unreadActivities(item)));
  }
  return { fields: [...found].toSorted().slice(0, mostNames), told: told.slice(0, mostNames) };
}

/** The fields of items of an actor that cannot be imported. */
export function unreadItems(actor: FoundryActor, character: Character, own: Own): string[] {
  const { fields, told } = unreadGear(actor, character, own);
  const lines = [...told];
  if (fields.length > 0) lines.push(`Of the items that are carried, these fields cannot be imported: ${fields.join(', ').slice(0, 600)}.`);
  if (actor.items.some((item) => !own.has(item) && holdsAnything(item.system.description)))
    lines.push('What is written about items and features cannot be imported.');
  return lines;
}
