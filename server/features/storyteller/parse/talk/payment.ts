import { numberWords } from '#domain/text/number-words.ts';
import { isSummed } from '#domain/narration/payment.ts';
import type { CoinsPaid, PayPurpose } from '#domain/narration/payment.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import type { Coin } from '#domain/text/coin-names.ts';

/** What somebody pays in words: the coins that are named, none where no sum is, and what for. */
export interface Payment {
  coins: CoinsPaid;
  purpose: PayPurpose;
}

const numbers: Record<string, number> = Object.fromEntries(numberWords.map((word, value) => [word, value]));
const more: Record<string, number> = {
  a: 1,
  an: 1,
  another: 1,
  thirty: 30,
  forty: 40,
  fifty: 50,
  'a hundred': 100,
  'one hundred': 100,
  'a couple of': 2,
  'a dozen': 12,
};
const short: Record<string, Coin> = {
  gp: 'gold',
  sp: 'silver',
  cp: 'copper',
  pp: 'platinum',
  ep: 'electrum',
  gold: 'gold',
  silver: 'silver',
  copper: 'copper',
  platinum: 'platinum',
  electrum: 'electrum',
  silvers: 'silver',
  coppers: 'copper',
  golds: 'gold',
};
const counts = Object.keys({ ...more, ...numbers })
  .toSorted((one, other) => other.length - one.length)
  .join('|');
/** "two gold pieces", "5 sp", "a silver coin"; a golden cup is no coin, nor "the silver". */
const sum = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<count>\\d{1,6}|${counts}) ?(?<coin>gp|sp|cp|pp|ep|(?:${coinNames.join('|')})s?)(?= (?:pieces?|coins?|bits?)\\b|[^\\p{L}\\p{N}]*$|[.,;!?]| (?:to|for|on|in|into|at|and|if|so|that|across|over|from|under|each|him|her|them|it|now|here|as|by|with|please)\\b)`,
  'giu',
);
const paying =
  /\b(?:pays?|paying|slips?|slides?|gives?|giving|(?<!\b(?:a|an|one|my|our|both|his|her|their|the|your|two) )hands?|handing|tosses|toss|flips?|flicks?|throws?|press(?:es)?|presses|tips?(?! (?:my|our|his|her|their) )|tipping|bribes?|bribing|drops?|passes|pass|puts?|put|lays?|lay|leaves?|leave|offers?|offering|spends?|donates?|bets?|betting|wagers?|stakes?|gambles?|counts?|places?|push(?:es)?|shoves?|repays?|settles?|buys?)\b/i;
const stakes =
  /\b(?:(?:arm[- ]?)?wrestl(?:es?|ing)|challenges?|races?|dices?|throws? dice|plays?)\b.* for\b|\b(?:bets?|betting|wagers?|gambles?|gambling|stakes?|play (?:\p{L}+ )?for)\b/iu;
const bribes =
  /\b(?:bribes?|bribing|slips?|slide|slides|press(?:es)?|grease)\b|\b(?:to look (?:away|the other way)|to keep (?:quiet|silent|your mouth|his mouth|her mouth)|for (?:your|his|her|their) (?:silence|help|trouble)|to let (?:us|me) |if (?:you|he|she|they) )/i;
const debts =
  /\b(?:pay(?:s)? (?:back|off)|pays? (?:him|her|them|you|it|\p{L}+) back|repays?|settles?|what (?:i|we) owe|(?:my|our|the) (?:debt|tab|slate|reckoning|bill))\b/iu;
const prices = /\b(?:buys?|for (?:a|an|the|some|my|our|this|that|two|three) \p{L}+|(?:my|our|the) (?:bill|price|fare|toll|fee))\b/iu;
/** Coins that are thrown away, and to nobody: "into the well". */
const thrownAway =
  /\b(?:throws?|toss(?:es)?|drops?|flips?|flicks?|flings?)\b.* (?:into|down|over|off|up|in the air|through)\b(?!.*\b(?:hands?|cup|bowl|hat|palm|lap|apron|purse|pocket)\b)/i;
/** A bribe is meant, and no sum is said. */
const unsaid =
  /\b(?:bribes?|bribing|(?<!\b(?:a|the|that|this|your) )tips?)\b(?! (?:(?:my|our|his|her|their) (?:hat|cap|hood)|over|off|out|it\b|the \p{L}+ (?:out|over|off|into|onto|down)|the (?:boat|table|cart|scales?)))|\b(?:pays?|slips?|(?<!\b(?:a|an|one|my|our|both|his|her|their|the|your|two) )hands?|gives?|toss(?:es)?|bets?|wagers?|stakes?) (?:him|her|them|\p{L}+(?: \p{L}+)?)? ?(?:some|a few|a handful of|a bit of|my|a) (?:coins?|money|gold|silver|copper|purse|pouch of coins?|coin)\b|\b(?:pays?) (?:him|her|them|my (?:bill|tab|debt)|the (?:bill|price|reckoning)|what (?:i|we) owe)\b/iu;

/** So many coins of which nobody says of what: "a coin", "two coins". */
const plainCoins = new RegExp(`(?<![\\p{L}\\p{N}])(?<count>\\d{1,6}|${counts}) coins?\\b`, 'iu');

/** "A hundred and twenty" as one number. */
const hundreds = new RegExp(`\\b(${counts}) hundred(?:(?: and)? (${counts})(?= (?:gp|sp|cp|pp|ep|${coinNames.join('|')})))?\\b`, 'giu');
const asNumber = (word: string | undefined): number => (word === undefined ? 0 : (numbers[word] ?? more[word] ?? 0));

const leading = new RegExp(`^(some|\\d{1,2}|${counts}) (?:more )?(?=\\p{L})`, 'iu');

/** How many of a thing a phrase names, and the thing in the singular: "two strings of onions" are two of "string of onions". */
export function counted(phrase: string): { count: number; thing: string } {
  const [all = '', word = ''] = leading.exec(phrase.trim()) ?? [];
  const many = /^\d/.test(word) ? Number(word) : asNumber(word.toLowerCase());
  const rest = phrase.trim().slice(all.length);
  return { count: Math.max(1, many), thing: many > 1 ? rest.replace(/^(\p{L}+?(?:s|x|ch|sh)?)(?:(?<=s|x|ch|sh)e)?s\b/iu, '$1') : rest };
}

/** The coins that a text names, added up. */
export function coinsIn(text: string): CoinsPaid {
  const coins: CoinsPaid = {};
  const counted = text
    .toLowerCase()
    .replaceAll(hundreds, (_all, before: string, behind?: string) => String(asNumber(before) * 100 + asNumber(behind)));
  for (const match of counted.matchAll(sum)) {
    const { count = '', coin: named = '' } = match.groups ?? {};
    const coin = short[named];
    const value = /^\d/.test(count) ? Number(count) : (numbers[count] ?? more[count] ?? 0);
    if (coin !== undefined) coins[coin] = Math.min((coins[coin] ?? 0) + value, 1_000_000);
  }
  return coins;
}

/** A text with another sum in place of the first that it names; undefined where `count` is no number. */
export function withSum(text: string, count: string, coin: string | undefined): string | undefined {
  if (!/^\d/.test(count) && asNumber(count.toLowerCase()) === 0) return undefined;
  let isFirst = true;
  return text.replaceAll(sum, (whole: string, _count: string, named: string) => {
    if (!isFirst) return whole;
    isFirst = false;
    return `${count} ${coin ?? named}`;
  });
}

/** The least that so many coins can be: copper. None where a text does not say how many. */
function leastCoins(text: string): CoinsPaid {
  const { count = '' } = plainCoins.exec(text)?.groups ?? {};
  const copper = /^\d/.test(count) ? Number(count) : asNumber(count.toLowerCase());
  return copper > 0 ? { copper } : {};
}

/**
 * What a clause of a hero pays; null where no coins change hands in it. Coins of no kind that is named are copper. Where it does not say
 * how many, the coins are none.
 */
export function paymentOf(text: string): Payment | null {
  if (
    thrownAway.test(text) ||
    /\b(?:you|he|she|they) (?:owes?|pays?|gives?|get|gets|offer(?:s|ed)?)\b|\b(?:i|we)(?:['’]d| would| could| might) (?:only |maybe |perhaps )?(?:give|pay|offer|hand)\b|\b(?:don't|do not|won't|will not|never|refuse to) (?:pay|give)\b/i.test(
      text,
    )
  )
    return null;
  const coins = coinsIn(text);
  if (!(isSummed(coins) && (paying.test(text) || stakes.test(text))) && !unsaid.test(text)) return null;
  const purpose = stakes.test(text)
    ? 'stake'
    : debts.test(text)
      ? 'debt'
      : bribes.test(text)
        ? 'bribe'
        : prices.test(text)
          ? 'goods'
          : 'gift';
  return { coins: isSummed(coins) ? coins : leastCoins(text), purpose };
}
