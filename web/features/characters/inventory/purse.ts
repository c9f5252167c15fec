import { coinNames } from '#domain/text/coin-names.ts';
import { noCoins } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import type { Coin } from '#domain/text/coin-names.ts';

/** Nothing typed yet. */
export const blankPurse: Record<Coin, string> = { copper: '', silver: '', electrum: '', gold: '', platinum: '' };

/** The coins that were typed, empty fields as none; null when one of them is no whole number from 0 to a million. */
export function purseIn(typed: Record<Coin, string>): Coins | null {
  const purse = { ...noCoins };
  for (const coin of coinNames) {
    const count = Number(typed[coin]);
    if (!Number.isInteger(count) || count < 0 || count > 1_000_000) return null;
    purse[coin] = count;
  }
  return purse;
}
