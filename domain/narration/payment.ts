import { inWords } from '#domain/text/number-words.ts';
import { z } from 'zod';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import { noCoins } from '#domain/rules/coins.ts';
import type { Coin } from '#domain/text/coin-names.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { listText } from '#domain/text/list-text.ts';

/** What a hero pays for: a price, a gift, a bribe, what the party owes, or a stake in a game. */
export const PayPurpose = z.enum(['goods', 'gift', 'bribe', 'debt', 'stake']);
export type PayPurpose = z.infer<typeof PayPurpose>;

const amount = z.int().min(0).max(gameLimits.coins).optional();
/** How many coins of each kind are handed over. */
export const CoinsPaid = z.object({ copper: amount, silver: amount, electrum: amount, gold: amount, platinum: amount });
export type CoinsPaid = z.infer<typeof CoinsPaid>;

/** All five kinds of coin, those that are not named as none. */
export function allCoins(coins: Partial<Record<Coin, number | undefined>>): Coins {
  return coinNames.reduce<Coins>((all, coin) => ({ ...all, [coin]: coins[coin] ?? 0 }), noCoins);
}

/** Whether any sum is named. */
export const isSummed = (coins: CoinsPaid): boolean => Object.values(coins).some((count) => (count ?? 0) > 0);

/** Coins in words: "two gold and five copper"; "nothing" where there are none. */
export function tellCoins(coins: Partial<Record<Coin, number | undefined>>): string {
  const named = coinNames.toReversed().flatMap((coin) => ((coins[coin] ?? 0) > 0 ? [`${inWords(coins[coin] ?? 0)} ${coin}`] : []));
  return named.length === 0 ? 'nothing' : listText(named);
}
