import { degreeOf } from '#domain/dice/degree.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { limits } from '#domain/limits/limits.ts';
import { peopleAfter, withoutDebts } from '#domain/narration/people.ts';
import type { Remembered } from '#domain/narration/people.ts';
import { allCoins, tellCoins } from '#domain/narration/payment.ts';
import { purseOf } from '#domain/narration/purse.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { payCoins, worthOf } from '#domain/rules/coins.ts';
import { mayTake, spentBy } from './economy.ts';
import { findHero, findPresentNpc, allow, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { timeOf } from './story-time.ts';

/** What the other one keeps in mind of it: a gift and a bribe; a debt is settled by what is paid for it. */
function remembering({ state }: RulingContext, { heroId, npc, coins, purpose }: CallOf<'pay'>): PlayState {
  if (purpose === 'debt') return { ...state, people: withoutDebts(state.people, npc) };
  if (purpose !== 'gift' && purpose !== 'bribe') return state;
  const added: Remembered = { npc, by: heroId, kind: 'given', words: tellCoins(coins), ...(purpose === 'bribe' && { isBribe: true }) };
  return { ...state, people: peopleAfter(state.people, timeOf(state).turns, [added]) };
}

/**
 * A hero whose player acts hands coins to somebody who is present: out of the purse of their sheet, with change, as something that is
 * handled on the way. Without a sheet there is no purse, and what is not in it is not paid. A stake is thrown for: the hero's d20 against
 * the other's; whoever is higher has both stakes, and where they are alike the other keeps them. It is small, so that nobody lives by it.
 */
export function rulePay(context: RulingContext, call: CallOf<'pay'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'nobodyHere', {});
  const price = worthOf(allCoins(call.coins));
  if (price === 0) return refuse(context, call, 'noSumNamed', {});
  const purse = purseOf(hero, context.rulings);
  if (purse === null) return refuse(context, call, 'noPurse', { hero: hero.name });
  const left = payCoins(purse, price);
  if (!left.ok) return refuse(context, call, 'purseIsShort', { hero: hero.name, coins: tellCoins(purse) });
  if (!mayTake(spentBy(context, hero.id))) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  const slots = { hero: hero.name, npc: npc.name, coins: tellCoins(call.coins) };
  if (call.purpose !== 'stake') return allow(call, remembering(context, call), [outcome('pays', slots)]);
  if (price > limits.stakeInCopper) return refuse(context, call, 'stakeIsTooHigh', { npc: npc.name });
  const rollOf = (name: string, against: number | null) =>
    rollD20(context.dice, { modifier: 0, advantage: 'none', label: `${name}: a game`, against });
  const theirs = rollOf(npc.name, null);
  const own = rollOf(hero.name, theirs.total + 1);
  const isWon = own.total > theirs.total;
  return allow(call, context.state, [outcome(isWon ? 'winsStake' : 'losesStake', slots)], isWon ? degreeOf(own) : 'failure', [theirs, own]);
}
