import { fallenKey } from '#domain/narration/items/fallen-gear.ts';
import { purse } from '#domain/moments/aftermath.ts';
import { tellCoins } from '#domain/narration/payment.ts';
import type { Coins } from '#domain/rules/coins.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { allow, findHero, outcome, refuse, refuseDoer } from '#domain/narration/rulings/ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from '#domain/narration/rulings/ruling-context.ts';

type Call = CallOf<'handle_gear'>;

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Another hero in the same place gets what the doer has on their sheet. */
function handOver(context: RulingContext, call: Call, hero: { name: string; sheet?: { pack?: string[] } }, to: string): RulingOutcome {
  const target = findHero(context, to);
  if (!target) return refuse(context, call, 'heroIsNotHere', {});
  if (target.id === call.heroId) return refuse(context, call, 'isOneself', { hero: hero.name });
  if (context.here && !context.here.heroIds.includes(target.id)) return refuse(context, call, 'heroIsElsewhere', { hero: target.name });
  if (!target.sheet) return refuse(context, call, 'hasNoSheet', { hero: target.name });
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
