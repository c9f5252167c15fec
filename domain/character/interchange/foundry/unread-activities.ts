import { z } from 'zod';
import type { Item } from '#domain/character/character.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';
import type { FoundryItem } from '#domain/character/interchange/foundry-actor.ts';
import { weaponProperty } from './weapon-property.ts';
import { listed, quoted } from '#domain/character/interchange/quoted.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';

const mostActivities = 100;
const Activity = z.looseObject({
  type: z.string().max(40).catch('something'),
  damage: z.looseObject({ parts: z.array(z.unknown()).catch([]) }).catch({ parts: [] }),
  effects: z.array(z.unknown()).catch([]),
});

/** What an item of an actor does, by the kinds of its activities. */
function activitiesOf({ system: { activities } }: FoundryItem) {
  const list: unknown[] = typeof activities === 'object' && activities !== null ? Object.values(activities) : [];
  return list.slice(0, mostActivities).flatMap((each) => {
    const read = Activity.safeParse(each);
    return read.success ? [read.data] : [];
  });
}

/** What an item that is carried does and no sheet here can hold: a sentence, or nothing where it only strikes as a weapon does. */
export function unreadActivities(item: FoundryItem): string[] {
  const isStroke = item.type === 'weapon' || item.type === 'consumable';
  const others = activitiesOf(item).filter(
    ({ type, damage, effects }) => !(isStroke && type === 'attack' && damage.parts.length === 0 && effects.length === 0),
  );
  const kinds = [...new Set(others.map(({ type }) => type))].toSorted();
  return kinds.length === 0 ? [] : [`What ${quoted(item.name)} does cannot be imported: ${listed(kinds)}.`];
}

/** Properties as either generation writes them: a list, or each with whether it is there. */
function propertiesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return Object.entries(value ?? {}).flatMap(([key, isThere]) => (isThere === true ? [key] : []));
}

/** Whether a field of a weapon says no more than our catalogue does of the weapon that it is. */
export function isSaidByWeapon(key: string, value: unknown, item: Item | undefined): boolean {
  const weapon = item && findWeapon(mundaneId(item));
  if (!weapon) return false;
  if (key === 'mastery') return value === weapon.mastery;
  if (key === 'properties') return propertiesIn(value).every((each) => weapon.properties.some((own) => weaponProperty[own] === each));
  const long = z.looseObject({ long: z.number().nullable() }).safeParse(value);
  return key === 'range' && (!long.success || long.data.long === null || long.data.long === weapon.range?.long);
}

/** Charges of an item that were spent, which no sheet here counts. */
export function spentCharges({ name, system: { uses } }: FoundryItem): string[] {
  return (uses?.spent ?? 0) > 0 ? [`The charges that are spent of ${quoted(name)} cannot be imported.`] : [];
}
