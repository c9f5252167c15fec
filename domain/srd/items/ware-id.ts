import { entryIdOf } from '#domain/homebrew-id.ts';

/** What magic items begin with in the catalogue. */
export const magicPrefix = 'magic:';

/** Whether an id of the catalogue is that of a magic item, of the SRD or of a campaign's own. */
export const isMagicId = (catalogId: string | null): boolean =>
  catalogId?.startsWith(magicPrefix) === true || entryIdOf(catalogId) !== null;

/** The id of the scroll on which spells of a level stand. */
export const scrollIdOf = (level: number): string => `${magicPrefix}spell-scroll:${level === 0 ? 'cantrip' : `level-${level}`}`;

/** Gear of the SRD that does something, as a magic item or as such, with its id in the catalogue. */
const usedGear: Readonly<Record<string, string>> = {
  'potion-of-healing': 'magic:potions-of-healing:potion-of-healing',
  'healers-kit': 'magic:healers-kit',
};

/** The id under which the catalogue of magic items knows something that is carried; null where it is none of them. */
export function wareIdOf(catalogId: string | null): string | null {
  return usedGear[catalogId ?? ''] ?? (isMagicId(catalogId) ? catalogId : null);
}
