import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import type { Rarity } from '#domain/srd/items/magic-item.ts';
import { between, drawOf, oneOf, shuffled } from './draw.ts';
import type { Draw } from './draw.ts';
import type { Idea } from './idea.ts';
import { coinTexts, magicWorth, priceText } from './price.ts';
import type { IdeaTables } from './tables.ts';

/** For heroes of which levels something is found. */
export const tiers = ['1-4', '5-10', '11-16', '17-20'] as const;
export type Tier = (typeof tiers)[number];
/** Challenge ratings above which each tier begins. */
const tierBegins: readonly number[] = [-1, 4, 10, 16];
export const hoards = ['pockets', 'chest', 'hoard'] as const;
export type Hoard = (typeof hoards)[number];

/** Gold pieces that a chest holds, from and to, by tier. The SRD has no such table; ours grows with what magic items are worth there. */
const goldInChest: Record<Tier, readonly [number, number]> = {
  '1-4': [20, 120],
  '5-10': [150, 900],
  '11-16': [1200, 6000],
  '17-20': [8000, 30_000],
};
/** Of what rarity magic items are, by tier: each stands as often as it is likely. */
const rarities: Record<Tier, readonly Rarity[]> = {
  '1-4': ['common', 'common', 'uncommon', 'uncommon', 'uncommon', 'rare'],
  '5-10': ['common', 'uncommon', 'uncommon', 'uncommon', 'rare', 'rare'],
  '11-16': ['uncommon', 'rare', 'rare', 'rare', 'very rare', 'very rare'],
  '17-20': ['rare', 'very rare', 'very rare', 'very rare', 'legendary'],
};
/** What is in it: the share of a chest's gold, how many valuables, and how many magic items at most. */
const sizes: Record<Hoard, { share: number; valuables: readonly [number, number]; magic: readonly [number, number] }> = {
  pockets: { share: 0.05, valuables: [0, 1], magic: [0, 0] },
  chest: { share: 1, valuables: [1, 3], magic: [0, 1] },
  hoard: { share: 6, valuables: [4, 8], magic: [2, 4] },
};

/** What is found: coins, valuables, magic items and something that is worth nothing. */
export function drawLoot(tables: IdeaTables, tier: Tier, hoard: Hoard, magic: readonly MagicWare[], seed: string): Idea {
  const draw = drawOf(`loot ${tier} ${hoard} ${seed}`);
  const { share, valuables, magic: items } = sizes[hoard];
  const [least, most] = goldInChest[tier];
  const copper = Math.round(between(least * 100, most * 100, draw) * share);
  const dear = drawValuables(tables, copper, between(...valuables, draw), draw);
  const found = drawMagic(rarities[tier], magic, between(...items, draw), draw);
  return {
    title: { pockets: 'In the pockets', chest: 'In the chest', hoard: 'The hoard' }[hoard],
    parts: [
      { label: 'Coins', lines: [coinsText(copper, draw)] },
      ...(dear.length > 0 ? [{ label: 'Valuables', lines: dear }] : []),
      ...(found.length > 0 ? [{ label: 'Magic', lines: found }] : []),
      { label: 'And', lines: [oneOf(tables.loot.trinkets, draw, '')] },
    ],
  };
}

/** Coppers in the pockets of somebody of this challenge rating, by the same numbers as ideas for loot. */
export function pocketCopper(challenge: number, seed: string): number {
  const tier = tiers.findLast((_, at) => challenge > (tierBegins[at] ?? 0)) ?? '1-4';
  const [least, most] = goldInChest[tier];
  return Math.round(between(least * 100, most * 100, drawOf(`pockets ${seed}`)) * sizes.pockets.share);
}

/** Copper from which part of a treasure is platinum. */
const platinumFrom = 200_000;

/** Coins that are worth so much together: most of it in gold, much of a large treasure in platinum. */
function coinsText(copper: number, draw: Draw): string {
  const platinum = copper < platinumFrom ? 0 : Math.floor((copper * (0.2 + draw() * 0.3)) / 1000);
  const left = copper - platinum * 1000;
  const gold = Math.floor((left * (0.85 + draw() * 0.14)) / 100);
  const silver = Math.floor((left - gold * 100) / 10);
  return coinTexts({ pp: platinum, gp: gold, sp: silver, cp: left - gold * 100 - silver * 10 }).join(', ') || 'none';
}

function drawValuables({ loot }: IdeaTables, copper: number, many: number, draw: Draw): string[] {
  const drawn = Array.from({ length: many }, () => {
    const list = draw() < 0.6 ? loot.gems : loot.art;
    // Nothing that outweighs all the coins, but for the cheapest.
    const kinds = list.filter(({ worth }) => worth * 100 <= copper);
    const kind = oneOf(kinds.slice(-3), draw, list[0] ?? { worth: 0, names: [] });
    return `${oneOf(kind.names, draw, '')} (${priceText(kind.worth * 100)})`;
  });
  return [...new Set(drawn)];
}

function drawMagic(likely: readonly Rarity[], magic: readonly MagicWare[], many: number, draw: Draw): string[] {
  const names = Array.from({ length: many }, () => oneOf(likely, draw, 'common')).flatMap((rarity) => {
    const item = shuffled(
      magic.filter((each) => each.rarity === rarity),
      draw,
    )[0];
    if (!item) return [];
    const worth = magicWorth(item);
    return [`${item.name} (${item.rarity}${worth === null ? '' : `, ${priceText(worth)}`})`];
  });
  return [...new Set(names)];
}
