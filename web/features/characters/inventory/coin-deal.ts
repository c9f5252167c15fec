import { tellRuleRefusal } from '#domain/rules/refusals/sentences.ts';
import { convertCoins, payCoins, worthOf } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import type { Coin } from '#domain/text/coin-names.ts';
import { coinText } from './item-facts.ts';
import type { Act } from '#web/features/characters/use-act.ts';

export type CoinWay = 'gain' | 'pay' | 'change' | 'give';

interface CoinDeal {
  way: CoinWay;
  /** Null while what was typed is no number of coins. */
  typed: Coins | null;
  from: Coin;
  into: Coin;
}

/** What is to be done with a purse: the act, null where there is none or others have a hand in it, and what there is to say about it. */
export function coinDealOf(purse: Coins, { way, typed, from, into }: CoinDeal): { act: Act | null; text: string; isOff: boolean } {
  if (typed === null) return { act: null, text: 'Coins are counted in whole numbers.', isOff: true };
  const worth = worthOf(typed);
  if (worth === 0) return { act: null, text: '', isOff: true };
  if (way === 'gain') return { act: { kind: 'gainCoins', coins: typed }, text: '', isOff: false };
  if (way === 'give') return { act: null, text: '', isOff: false };
  const outcome = way === 'pay' ? payCoins(purse, worth) : convertCoins(purse, typed[from], from, into);
  if (!outcome.ok) return { act: null, text: tellRuleRefusal(outcome.refused), isOff: true };
  const act: Act = way === 'pay' ? { kind: 'pay', copper: worth } : { kind: 'changeCoins', amount: typed[from], from, to: into };
  return { act, text: `Left afterwards: ${coinText(outcome.value) || 'nothing'}.`, isOff: false };
}
