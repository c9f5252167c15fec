import { armors } from '#domain/srd/equipment/armor.ts';
import type { Armor } from '#domain/srd/equipment/armor.ts';
import { gear } from '#domain/srd/equipment/gear.ts';
import type { ItemType } from '#domain/rules/activity/on-items/item-types.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import type { Weapon } from '#domain/srd/equipment/weapons.ts';

/** A mundane weapon, armor or ammunition that a magic item is. */
export interface Base {
  id: string;
  name: string;
  type: ItemType;
  /** Pounds for one. */
  weight: number;
}

const munitions = gear.filter(({ id }) => ['arrow', 'bolt', 'bullet-firearm', 'bullet-sling', 'needle'].includes(id));
const swords = ['greatsword', 'longsword', 'rapier', 'scimitar', 'shortsword'];
const axes = ['battleaxe', 'greataxe', 'halberd', 'handaxe'];

/** The groups of weapons that the SRD names, each by the word for it. */
const weaponGroups: readonly (readonly [word: RegExp, isAmong: (weapon: Weapon) => boolean])[] = [
  [/\bsword\b/i, ({ id }) => swords.includes(id)],
  [/\baxe\b/i, ({ id }) => axes.includes(id)],
  [/\bsimple\b/i, ({ training }) => training === 'simple'],
  [/\bmartial\b/i, ({ training }) => training === 'martial'],
];

/** Those of some things that a text names; "Half Plate Armor" does not name Plate Armor. */
function namedIn<Thing extends { name: string }>(text: string, things: readonly Thing[]): Thing[] {
  let left = text;
  const found = things
    .toSorted((a, b) => b.name.length - a.name.length)
    .filter(({ name }) => {
      const before = left;
      left = left.replaceAll(new RegExp(String.raw`\b${name}s?\b`, 'gi'), '');
      return left !== before;
    });
  return things.filter((thing) => found.includes(thing));
}

function armorsIn(text: string): Armor[] {
  const kinds = /\bany\b/i.test(text) ? armors.filter(({ kind }) => new RegExp(String.raw`\b${kind}\b`, 'i').test(text)) : [];
  return kinds.length > 0 ? kinds : namedIn(text, armors);
}

function weaponsIn(text: string): Weapon[] {
  if (!/\bany\b/i.test(text)) return namedIn(text, weapons);
  const groups = weaponGroups.filter(([word]) => word.test(text));
  const reach = (['melee', 'ranged'] as const).filter((each) => new RegExp(String.raw`\b${each}\b`, 'i').test(text));
  return weapons.filter(
    (weapon) =>
      (groups.length === 0 || groups.some(([, isAmong]) => isAmong(weapon))) && (reach.length === 0 || reach.includes(weapon.reach)),
  );
}

/** What an item says it can be, "any Medium or Heavy armor except Hide Armor", as the mundane things that are meant. */
export function basesOf({ kind, base = '' }: { kind: string; base?: string | undefined }): Base[] {
  if (base === '') return [];
  const [meant = '', except = ''] = base.split(/\bexcept\b/i);
  const found: Base[] = [
    ...(kind === 'armor' ? armorsIn(meant) : []).map((armor) => ({ ...armor, type: 'Armor' as const })),
    ...(kind === 'armor' || /\bammunition\b/i.test(meant) ? [] : weaponsIn(meant)).map((each) => ({ ...each, type: 'Weapon' as const })),
    ...(/\bammunition\b/i.test(meant) ? munitions : namedIn(meant, munitions)),
  ];
  const left = namedIn(except, found);
  return found.filter((each) => !left.includes(each)).map(({ id, name, type, weight }) => ({ id, name, type, weight }));
}
