import { chanceOfAtLeast } from '#domain/dice/expression/odds.ts';
import type { Distribution } from '#domain/dice/expression/odds.ts';
import { limits } from '#domain/limits/limits.ts';

/** Totals that share a bar, and how likely they are. */
export interface OddsBar {
  from: number;
  to: number;
  chance: number;
  /** How likely this total or a higher one is. */
  atLeast: number;
}

/** The total at which the odds begin, but for what nearly never comes: dice that explode reach far, and seldom get there. */
function endOf(totals: Distribution['totals']): number {
  let passed = 0;
  return totals.find(({ chance }) => (passed += chance) > limits.oddsTail)?.total ?? totals.at(-1)?.total ?? 0;
}

/**
 * The odds as bars of the same width; totals that cannot come, between others, have bars without height. Where there are more totals
 * than bars, those at the ends take in what nearly never comes.
 */
export function oddsBars(odds: Distribution): OddsBar[] {
  const [first, last] = [odds.totals[0], odds.totals.at(-1)];
  if (!first || !last) return [];
  const isWide = last.total - first.total >= limits.oddsBars;
  const [low, high] = isWide ? [endOf(odds.totals), endOf(odds.totals.toReversed())] : [first.total, last.total];
  const width = Math.ceil((high - low + 1) / limits.oddsBars);
  const count = Math.ceil((high - low + 1) / width);
  const bars = Array.from({ length: count }, (_, place): OddsBar => {
    const from = low + place * width;
    const isLast = place === count - 1;
    return { from: place === 0 ? first.total : from, to: isLast ? last.total : from + width - 1, chance: 0, atLeast: 0 };
  });
  for (const { total, chance } of odds.totals) {
    const bar = bars[Math.min(count - 1, Math.max(0, Math.floor((total - low) / width)))];
    if (bar) bar.chance += chance;
  }
  for (const bar of bars) bar.atLeast = chanceOfAtLeast(odds, bar.from);
  return bars;
}

/** A chance as people say it: whole per cent, tenths below ten, and what is nearly never or always as such. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - 1e-9) return '100%';
  const value = chance * 100;
  if (value < 0.1) return 'less than 0.1%';
  if (value > 99.9) return 'more than 99.9%';
  return `${value < 10 || value > 90 ? Math.round(value * 10) / 10 : Math.round(value)}%`;
}

/** Totals in words: "15", or "15 to 19". */
export function totalsText({ from, to }: Pick<OddsBar, 'from' | 'to'>): string {
  const [low, high] = [from, to].map((total) => String(total).replace('-', '−'));
  return from === to ? `${low}` : `${low} to ${high}`;
}
