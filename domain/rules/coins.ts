import { gameLimits } from '#domain/limits/game-limits.ts';
import { yes } from '#domain/result.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import type { Coin } from '#domain/text/coin-names.ts';
import { refuse } from './refusals.ts';
import type { RuleResult } from './refusals.ts';

/** How many of each. */
export type Coins = Record<Coin, number>;

/** What each is worth in copper. */
export const coinWorth = { copper: 1, silver: 10, electrum: 50, gold: 100, platinum: 1000 } as const satisfies Record<Coin, number>;
/** Coins that change is given in; nobody strikes electrum any more. */
const change: readonly Coin[] = ['platinum', 'gold', 'silver', 'copper'];

/** More of one kind of coin does not fit into a purse. */
export const mostOfACoin = gameLimits.coins;

export const noCoins: Coins = { copper: 0, silver: 0, electrum: 0, gold: 0, platinum: 0 };

/** What a purse is worth in copper. */
export function worthOf(coins: Coins): number {
  return coinNames.reduce((sum, coin) => sum + coins[coin] * coinWorth[coin], 0);
}

export function coinCount(coins: Coins): number {
  return coinNames.reduce((sum, coin) => sum + coins[coin], 0);
}

/** Two purses in one. */
export function addCoins(a: Coins, b: Coins): Coins {
  return {
    copper: a.copper + b.copper,
    silver: a.silver + b.silver,
    electrum: a.electrum + b.electrum,
    gold: a.gold + b.gold,
    platinum: a.platinum + b.platinum,
  };
}

/** What two purses differ by: less than none of a coin where the other has more of it. */
export function lessCoins(a: Coins, b: Coins): Coins {
  return {
    copper: a.copper - b.copper,
    silver: a.silver - b.silver,
    electrum: a.electrum - b.electrum,
    gold: a.gold - b.gold,
    platinum: a.platinum - b.platinum,
  };
}

function tooFewCoins(purse: Coins, coin: Coin) {
  return purse[coin] === 1 ? refuse('oneCoinThere', { coin }) : refuse('coinsThere', { count: purse[coin], coin });
}

/** Hands over exactly these coins; refuses when one of them is not there. */
export function takeCoins(purse: Coins, taken: Coins): RuleResult<Coins> {
  const short = coinNames.find((coin) => taken[coin] < 0 || taken[coin] > purse[coin]);
  if (short) return tooFewCoins(purse, short);
  return yes({
    copper: purse.copper - taken.copper,
    silver: purse.silver - taken.silver,
    electrum: purse.electrum - taken.electrum,
    gold: purse.gold - taken.gold,
    platinum: purse.platinum - taken.platinum,
  });
}

/** The fewest coins, electrum aside, that are worth so much copper. */
export function coinsFor(copper: number): Coins {
  const purse = { ...noCoins };
  let left = copper;
  for (const coin of change) {
    purse[coin] = Math.floor(left / coinWorth[coin]);
    left %= coinWorth[coin];
  }
  return purse;
}

/**
 * Pays a price in copper, the smallest coins first, and takes change for the last one. What is left is worth exactly the
 * difference; refuses a price that is not a whole number of copper or is more than the purse holds.
 */
export function payCoins(purse: Coins, price: number): RuleResult<Coins> {
  if (!Number.isInteger(price) || price < 0) return refuse('priceIsNotWhole', {});
  if (worthOf(purse) < price) return refuse('notEnoughMoney', {});
  const left = { ...purse };
  let due = price;
  for (const coin of coinNames) {
    const given = Math.min(left[coin], Math.ceil(due / coinWorth[coin]));
    left[coin] -= given;
    due -= given * coinWorth[coin];
    if (due <= 0) break;
  }
  return yes(addCoins(left, coinsFor(-due)));
}

/** Changes coins of one kind into another, exactly; refuses when they are not there or it does not come out even. */
export function convertCoins(purse: Coins, amount: number, from: Coin, to: Coin): RuleResult<Coins> {
  if (!Number.isInteger(amount) || amount < 1) return refuse('chooseACoin', {});
  if (amount > purse[from]) return tooFewCoins(purse, from);
  const worth = amount * coinWorth[from];
  if (worth % coinWorth[to] !== 0) return refuse('coinsDoNotComeOut', { amount, from, to });
  const less = { ...purse, [from]: purse[from] - amount };
  return yes({ ...less, [to]: less[to] + worth / coinWorth[to] });
}
