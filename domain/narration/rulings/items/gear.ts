import { fallenKey } from '#domain/narration/items/fallen-gear.ts';
import { purse } from '#domain/moments/aftermath.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { allCoins, tellCoins } from '#domain/narration/payment.ts';
import { purseOf } from '#domain/narration/purse.ts';
import { addCoins, coinCount, mostOfACoin, takeCoins } from '#domain/rules/coins.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { allow, findHero, outcome, refuse, refuseDoer } from '#domain/narration/rulings/ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';

type Call = CallOf<'handle_gear'>;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Coins go from the purse of one hero to that of another: exactly those that are named, once to each in a reply. */
function handCoins(context: RulingContext, call: Call, hero: Hero, target: Hero, coins: Coins): RulingOutcome {
  if (coinCount(coins) === 0) return refuse(context, call, 'noSumNamed', {});
  const [own, other] = [hero, target].map((one) => purseOf(one, context.rulings));
  if (!own) return refuse(context, call, 'noPurse', { hero: hero.name });
  if (!other) return refuse(context, call, 'noPurse', { hero: target.name });
  const isGiven = context.rulings.some(
    ({ allowed, call: each }) =>
      allowed && each.name === 'handle_gear' && each.heroId === call.heroId && each.to === call.to && each.coins !== undefined,
  );
  if (isGiven) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  if (!takeCoins(own, coins).ok) return refuse(context, call, 'coinsAreNotThere', { hero: hero.name, coins: tellCoins(own) });
  const isOver = Object.values(addCoins(other, coins)).some((count) => count > mostOfACoin);
  if (isOver) return refuse(context, call, 'purseIsFull', { hero: target.name });
  return allow(call, context.state, [outcome('handsCoins', { hero: hero.name, target: target.name, coins: tellCoins(coins) })]);
}

/** Another hero in the same place gets what the doer has on their sheet. */
function handOver(context: RulingContext, call: Call, hero: Hero, to: string): RulingOutcome {
  const target = findHero(context, to);
  if (!target) return refuse(context, call, 'heroIsNotHere', {});
  if (target.id === call.heroId) return refuse(context, call, 'isOneself', { hero: hero.name });
  if (context.here && !context.here.heroIds.includes(target.id)) return refuse(context, call, 'heroIsElsewhere', { hero: target.name });
  if (!target.sheet) return refuse(context, call, 'hasNoSheet', { hero: target.name });
  if (call.coins) return handCoins(context, call, hero, target, allCoins(call.coins));
  const item = hero.sheet?.pack?.find((each) => isSame(each, call.item));
  const isGiven = context.rulings.some(
    ({ allowed, call: each }) => allowed && each.name === 'handle_gear' && each.heroId === call.heroId && isSame(each.item, call.item),
  );
  if (item === undefined || isGiven) return refuse(context, call, 'doesNotHaveIt', { hero: hero.name });
  return allow(call, context.state, [outcome('handsOver', { hero: hero.name, item, target: target.name })]);
}

/** What is taken, as it is told: the coins of a purse. */
const itemText = (item: string, coins?: Coins) => (isSame(item, purse) && coins !== undefined ? tellCoins(coins) : item);

/** What lies with somebody who fell in the last fight, each thing once. */
function takeUp(context: RulingContext, call: Call, hero: { name: string }): RulingOutcome {
  const { aftermath, state } = context;
  const lying = (aftermath?.carried ?? []).filter(
    ({ name, things }) => (call.from === undefined || isSame(name, call.from)) && things.some((each) => isSame(each, call.item)),
  );
  if (!aftermath || lying.length === 0) return refuse(context, call, 'nothingToTake', {});
  const left = lying.find(({ name }) => !Object.hasOwn(state.taken, fallenKey(aftermath, name, call.item)));
  if (!left) return refuse(context, call, 'isTaken', {});
  const taken = { ...state.taken, [fallenKey(aftermath, left.name, call.item)]: call.heroId };
  return allow(call, { ...state, taken }, [
    outcome('takesFallen', { hero: hero.name, item: itemText(call.item, left.coins), from: left.name }),
  ]);
}

/**
 * A hero who is not down, and whose player acts, takes something that somebody carried who fell in the last fight, or hands something of
 * their own to another hero in the same place. The sheets change when the reply is told.
 */
export function ruleGear(context: RulingContext, call: Call): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  if (heroHitPointsOf(context.state, hero) === 0) return refuse(context, call, 'heroLiesDown', { hero: hero.name });
  if (!hero.sheet) return refuse(context, call, 'hasNoSheet', { hero: hero.name });
  return call.to === undefined ? takeUp(context, call, hero) : handOver(context, call, hero, call.to);
}
