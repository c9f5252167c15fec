import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import type { Contents } from '#domain/market/contents.ts';
import type { ListingState, PackageKind } from '#domain/market/terms.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import { loreCategories } from '#domain/world/lore/categories.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { counted } from '#web/ui/format/figures.ts';

export const kindNames: Readonly<Record<PackageKind, string>> = { adventure: 'Adventure', assets: 'Assets' };

export const stateText: Readonly<Record<ListingState, { label: string; tone: BadgeTone }>> = {
  shown: { label: 'Offered', tone: 'moss' },
  waiting: { label: 'Waits for review', tone: 'candle' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  takenDown: { label: 'Taken down', tone: 'wine' },
};

const entryNouns = {
  item: ['item', 'items'],
  spell: ['spell', 'spells'],
  feature: ['feature', 'features'],
  monster: ['creature', 'creatures'],
} as const;

/** What an entry is: "Creature". */
export const entryKindName = (kind: HomebrewKind): string => capitalize(entryNouns[kind][0]);

/** What a package holds, as counts in words: "14 lore entries", "9 creatures". */
export function countsIn({ lore, tomes, entries, heroes, maps = [], tables = [], stamps = [] }: Contents): string[] {
  const many = loreCategories.reduce((sum, category) => sum + (lore[category] ?? 0), 0);
  const kinds = (['item', 'spell', 'feature', 'monster'] as const).map((kind) => ({
    nouns: entryNouns[kind],
    count: entries.filter((entry) => entry.kind === kind).length,
  }));
  return [
    ...(many > 0 ? [counted(many, 'lore entry', 'lore entries')] : []),
    ...(tomes > 0 ? [counted(tomes, 'tome')] : []),
    ...kinds.flatMap(({ nouns: [one, several], count }) => (count > 0 ? [counted(count, one, several)] : [])),
    ...(heroes.length > 0 ? [counted(heroes.length, 'hero', 'heroes')] : []),
    ...(maps.length > 0 ? [counted(maps.length, 'map')] : []),
    ...(tables.length > 0 ? [counted(tables.length, 'random table')] : []),
    ...(stamps.length > 0 ? [counted(stamps.length, 'stamp')] : []),
  ];
}

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** What of a package goes into an account, in words: "maps, tables and stamps". Empty where nothing does. */
export const forAccountIn = ({ maps = [], tables = [], stamps = [] }: Contents): string =>
  inWords.format([
    ...(maps.length > 0 ? ['maps'] : []),
    ...(tables.length > 0 ? ['tables'] : []),
    ...(stamps.length > 0 ? ['stamps'] : []),
  ]);
