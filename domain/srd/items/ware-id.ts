import { entryIdOf } from '#domain/homebrew-id.ts';

/** What magic items begin with in the catalogue. */
export const magicPrefix = 'magic:';

/** Whether an id of the catalogue is that of a magic item, of the SRD or of a campaign's own. */
export const isMagicId = (catalogId: string | null): boolean =>
  catalogId?.startsWith(magicPrefix) === true || entryIdOf(catalogId) !== null;

/** The id of the scroll on which spells of a level stand. */
export const scrollIdOf = (level: number): string => `${magicPrefix}spell-scroll:${level === 0 ? 'cantrip' : `level-${level}`}`;

/** Gear of the SRD that does something, by its ids in the catalogue of equipment; `content/srd/used-gear/` says what. */
const usedGear: ReadonlySet<string> = new Set([
  'acid',
  'alchemists-fire',
  'antitoxin',
  'ball-bearings',
  'book',
  'burglars-pack',
  'caltrops',
  'chain',
  'diplomats-pack',
  'dungeoneers-pack',
  'entertainers-pack',
  'explorers-pack',
  'grappling-hook',
  'healers-kit',
  'holy-water',
  'hunting-trap',
  'manacles',
  'map',
  'net',
  'oil',
  'perfume',
  'poison-basic',
  'priests-pack',
  'rope',
  'scholars-pack',
  'spikes-iron',
]);

/** The id under which the catalogue of magic items knows something that is carried; null where it is none of them. */
export function wareIdOf(catalogId: string | null): string | null {
  if (catalogId === 'potion-of-healing') return `${magicPrefix}potions-of-healing:potion-of-healing`;
  if (usedGear.has(catalogId ?? '')) return `${magicPrefix}${catalogId}`;
  return isMagicId(catalogId) ? catalogId : null;
}
