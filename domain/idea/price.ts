import type { Rarity } from '#domain/srd/items/magic-item.ts';

/** Copper as people say it: `2 gp 5 sp`. From a hundred gold pieces on, gold alone. */
export function priceText(copper: number): string {
  const gold = Math.floor(copper / 100);
  if (gold >= 100) return `${gold} gp`;
  const coins = coinTexts({ gp: gold, sp: Math.floor((copper % 100) / 10), cp: copper % 10 });
  return coins.join(' ') || '0 cp';
}

/** Coins as people say them, those of which there are any: `2 gp`, `5 sp`. */
export const coinTexts = (coins: Partial<Record<'pp' | 'gp' | 'sp' | 'cp', number>>): string[] =>
  Object.entries(coins).flatMap(([mark, many]) => (many > 0 ? [`${many} ${mark}`] : []));

/** What magic items are worth in gold pieces (SRD 5.2.1, Magic Items: values by rarity). Nobody sells an artifact. */
const worth: Partial<Record<Rarity, number>> = { common: 100, uncommon: 400, rare: 4000, 'very rare': 40_000, legendary: 200_000 };

/** What a magic item is worth in copper: half of that if it is used up; null where it has no price. */
export function magicWorth({ rarity, kind }: { rarity: Rarity; kind: string }): number | null {
  const gold = worth[rarity];
  if (gold === undefined) return null;
  return gold * (kind === 'potion' || kind === 'scroll' ? 50 : 100);
}
