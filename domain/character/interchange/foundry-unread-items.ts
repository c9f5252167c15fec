import type { FoundryActor } from './foundry-actor.ts';
import type { Character } from '#domain/character/character.ts';
import { isMagicId } from '#domain/srd/items/catalogue.ts';
import { gearId, isGear } from './foundry-gear-read.ts';
import { holdsAnything } from './foundry-unread.ts';
import { concentrating } from './foundry-terms.ts';
import { conditionIds } from '#domain/rules/conditions.ts';

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
]);
/** What our catalogue says of a magic item, whatever a file says. */
const saidByCatalogue = new Set(['attuned', 'attunement', 'properties', 'activities', 'rarity', 'price']);
const mostNames = 40;

/** The fields of gear that hold something and are not read, each once. */
function fieldsOfGear({ items }: FoundryActor, { inventory }: Character): string[] {
  const found = new Set<string>();
  const magic = new Set(inventory.flatMap(({ id, catalogId }) => (isMagicId(catalogId) ? [id] : [])));
  for (const [index, item] of items.filter(isGear).entries()) {
    const isKnown = magic.has(gearId(index));
    const isRead = (key: string) => understood.has(key) || (isKnown && saidByCatalogue.has(key));
    for (const [key, value] of Object.entries(item.system)) if (!isRead(key) && holdsAnything(value)) found.add(key);
    if (!isKnown && holdsAnything(item['effects'])) found.add('effects');
  }
  return [...found].toSorted().slice(0, mostNames);
}

/** Effects on an actor that are neither a condition nor a spell that is held. */
function strangeEffects({ effects }: FoundryActor): string[] {
  const known = new Set<string>([...conditionIds, concentrating]);
  return effects.filter(({ statuses }) => !statuses.some((status) => known.has(status))).map(({ name }) => name);
}

/** The fields of items and effects of an actor that cannot be imported. */
export function unreadItems(actor: FoundryActor, character: Character): string[] {
  const fields = fieldsOfGear(actor, character);
  const lines = strangeEffects(actor).map((name) => `The effect “${name.slice(0, 60)}” cannot be imported.`);
  if (fields.length > 0) lines.push(`Of the items that are carried, these fields cannot be imported: ${fields.join(', ').slice(0, 600)}.`);
  if (actor.items.some((item) => holdsAnything(item.system.description)))
    lines.push('What is written about items and features cannot be imported.');
  return lines;
}
