import { catalogueOf } from './catalogue.ts';
import type { MagicCatalogue } from './catalogue.ts';
import type { ItemKind, MagicItem } from './magic-item.ts';

type File = () => Promise<{ default: readonly MagicItem[] }>;

/** The files of magic items by their kind. They are large, so that each is fetched when it is asked for. */
const files: Record<ItemKind, readonly File[]> = {
  armor: [() => import('#content/srd/magic-items/armor.json', { with: { type: 'json' } })],
  potion: [() => import('#content/srd/magic-items/potion.json', { with: { type: 'json' } })],
  ring: [() => import('#content/srd/magic-items/ring.json', { with: { type: 'json' } })],
  rod: [() => import('#content/srd/magic-items/rod.json', { with: { type: 'json' } })],
  scroll: [() => import('#content/srd/magic-items/scroll.json', { with: { type: 'json' } })],
  staff: [() => import('#content/srd/magic-items/staff.json', { with: { type: 'json' } })],
  wand: [() => import('#content/srd/magic-items/wand.json', { with: { type: 'json' } })],
  weapon: [() => import('#content/srd/magic-items/weapon.json', { with: { type: 'json' } })],
  wondrous: [
    () => import('#content/srd/magic-items/wondrous-a-g.json', { with: { type: 'json' } }),
    () => import('#content/srd/magic-items/wondrous-h-z.json', { with: { type: 'json' } }),
  ],
};

/** What spells make that can be carried. */
const made: File = () => import('#content/srd/made-items/made-items.json', { with: { type: 'json' } });

/** Gear that is no magic and does something all the same. */
const gear: File = () => import('#content/srd/used-gear/used-gear.json', { with: { type: 'json' } });

/** The magic items of a kind, in the order of the alphabet. */
export async function loadMagicItems(kind: ItemKind): Promise<readonly MagicItem[]> {
  return (await Promise.all(files[kind].map((file) => file()))).flatMap(({ default: rows }) => rows);
}

let all: Promise<MagicCatalogue> | undefined;

/** Every magic item by its id, what spells make, and gear that does something. What could not be fetched is tried again when somebody asks again. */
export function loadMagicCatalogue(): Promise<MagicCatalogue> {
  const fetched = Promise.all([...Object.values(files).flat(), made, gear].map((file) => file()));
  all ??= fetched.then((loaded) => catalogueOf(loaded.flatMap(({ default: rows }) => rows)));
  all.catch(() => (all = undefined));
  return all;
}
