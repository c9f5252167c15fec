import { fillSentence } from '#domain/result.ts';
import type { Refused } from '#domain/result.ts';

/** Why the rules of scores and coins refuse something, in words. */
export const ruleRefusals = {
  eachScoreOnce: 'Each of these scores is used exactly once: {scores}.',
  pointBuyBounds: 'With point buy, scores go from 8 to 15.',
  tooManyPoints: 'These scores cost {cost} points, but you have only {points}. Lower a score.',
  chooseACoin: 'Choose at least one coin.',
  oneCoinThere: 'There is only 1 {coin} piece.',
  coinsThere: 'There are only {count} {coin} pieces.',
  coinsDoNotComeOut: '{amount} {from} cannot be exchanged for whole {to} pieces.',
  notEnoughMoney: 'There is not enough money for that.',
  priceIsNotWhole: 'A price must be a whole number of copper pieces.',
} as const;

/** Says why the rules of scores and coins refuse something. */
export function tellRuleRefusal({ code, slots }: Refused<keyof typeof ruleRefusals>): string {
  return fillSentence(ruleRefusals[code], slots);
}
