import type { CharacterCard } from '#domain/character/card.ts';

/** A card of one's own, with the campaign it belongs to. */
export type MyCard = CharacterCard & { campaignName: string };

export const orders = [
  { id: 'name', label: 'Name' },
  { id: 'level', label: 'Level' },
  { id: 'campaign', label: 'Campaign' },
] as const;

/** The characters whose name or campaign holds the words, in the order asked for. */
export function listedCharacters(cards: readonly MyCard[], search: string, order: (typeof orders)[number]['id']): MyCard[] {
  const wanted = search.trim().toLowerCase();
  const found = cards.filter(({ name, campaignName }) => `${name} ${campaignName}`.toLowerCase().includes(wanted));
  return found.toSorted((a, b) => {
    if (order === 'level' && a.level !== b.level) return b.level - a.level;
    if (order === 'campaign' && a.campaignName !== b.campaignName) return a.campaignName.localeCompare(b.campaignName);
    return a.name.localeCompare(b.name);
  });
}
