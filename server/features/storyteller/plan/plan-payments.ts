import type { Loot, Npc } from '#domain/narration/adventure.ts';
import { isBribed } from '#domain/narration/people.ts';
import { allCoins, isSummed } from '#domain/narration/payment.ts';
import type { CoinsPaid } from '#domain/narration/payment.ts';
import { hitPointsOf, takenLoot } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isEnoughFor, nameOfWare } from '#domain/narration/items/wares.ts';
import { coinsFor, worthOf } from '#domain/rules/coins.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { namesOfOwn } from '#server/features/storyteller/parse/things/own-names.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';
import { addresseeOf } from '#server/features/storyteller/parse/addressee.ts';
import { counted } from '#server/features/storyteller/parse/talk/payment.ts';
import { asMany, servedFor, wareWanted } from '#server/features/storyteller/parse/trade/wanted.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { actionsOf, succeeded, trialOf } from './planned-call.ts';
import type { PlanContext, PlannedCall, RuledCall } from './planned-call.ts';

/** Ways of holding something out that leave it in the other's hand. */
export const handingOver =
  /\b(?:giv(?:e|es|ing)|hand(?:s|ing)?|return(?:s|ing)?|offer(?:s|ing)?|pass(?:es|ing)?|lend(?:s|ing)?|gift(?:s|ing)?|deliver(?:s|ing)?|feed(?:s|ing)?)\b/i;

/** What is said by whoever hands something over with it: "got your bells, here you go". */
const bringing =
  /\b(?:here (?:you (?:go|are)|they are|it is|have|take)|(?<!\b(?:you|they|she|he) )(?:got|brought|found|fetched) (?:you )?(?:your|you the|you a|the) .{2,40}?(?:[,.!]|$)|(?:this|these|they|it)(?:'s| is| are|'re) (?:all )?(?:for you|yours)|take (?:it|them|this|these),? (?:please|they're yours|it's yours))/iu;

/** No more is taken than what a thing costs: whoever holds out more has the rest back. */
const noMoreThan = (copper: number, coins: CoinsPaid) => (worthOf(allCoins(coins)) > copper ? coinsFor(copper) : coins);

/** What an action pays: the coins it names, or the price of what it would buy from somebody who sells it; null where nothing is paid. */
function coinsOf({ pays, wants }: HeroAction, npc: Npc, state: PlayState): CoinsPaid | null {
  const found = wants === null ? undefined : wareWanted(npc, wants, state);
  const ware = found && asMany(found, wants ?? '');
  if (ware && pays !== null && isSummed(pays.coins))
    return isEnoughFor(ware, worthOf(allCoins(pays.coins))) ? noMoreThan(ware.copper, pays.coins) : null;
  const price = ware?.copper ?? (wants === null ? null : servedFor(npc, wants));
  if (pays === null || pays.purpose === 'goods') {
    if (price === null) return null;
    return pays !== null && isSummed(pays.coins) ? noMoreThan(price, pays.coins) : coinsFor(price);
  }
  return pays.coins;
}

/** The payment that an action makes to whoever it is for; null where it makes none. Without a sheet, food and drink go on the slate. */
export function paymentCall(action: HeroAction, { brief }: PlanContext, state: PlayState): PlannedCall | null {
  if (action.kind !== 'talk' || (action.pays === null && action.wants === null)) return null;
  const npc = addresseeOf(action, brief.adventure, state);
  if (!npc || hitPointsOf(state, npc) === 0) return null;
  const coins = coinsOf(action, npc, state);
  const ware = action.wants === null ? undefined : wareWanted(npc, action.wants, state);
  const isWare = ware !== undefined && ware.isServed !== true;
  const purpose = action.pays?.purpose ?? 'goods';
  const isOnSlate = !isWare && purpose === 'goods' && brief.party.find(({ id }) => id === action.actor.id)?.card === undefined;
  if (coins === null || isOnSlate) return null;
  return { purpose: 'pay', action, call: { name: 'pay', heroId: action.actor.id, npc: npc.id, coins, purpose } };
}

/** What was held out to somebody is paid to whoever has agreed to it. */
export function bargains(actions: readonly HeroAction[], { brief }: PlanContext, past: readonly RuledCall[]): PlannedCall[] {
  return actions.flatMap((action): PlannedCall[] => {
    const [trial, npc] = [trialOf(action, past), addresseeOf(action, brief.adventure, brief.state)];
    if (action.offered === null || !trial || !succeeded(trial) || !npc) return [];
    const call = { name: 'pay', heroId: action.actor.id, npc: npc.id, coins: action.offered, purpose: 'gift' } as const;
    return [{ purpose: 'pay', action, call }];
  });
}

/** What was paid for goes into the hands of whoever bought it. */
export function buyings(actions: readonly HeroAction[], { brief }: PlanContext, past: readonly RuledCall[]): PlannedCall[] {
  return actions.flatMap((action): PlannedCall[] => {
    const paid = past.find((each) => each.action === action && each.purpose === 'pay' && each.ruling.allowed);
    const { wants } = action;
    const npc = paid && wants !== null ? addresseeOf(action, brief.adventure, brief.state) : undefined;
    const ware = npc && wareWanted(npc, wants ?? '', brief.state);
    if (!ware || ware.isServed === true) return [];
    const { count, thing: one } = counted(wants ?? '');
    const thing = count > 1 && nameOfWare(ware, wants ?? '') !== undefined ? (wants ?? '') : `the ${nameOfWare(ware, one)}`;
    return [{ purpose: 'carry', action, call: { name: 'scene_tag', heroId: action.actor.id, state: 'carried', thing } }];
  });
}

/** Whom a check is to sway, where they have been bribed before or are in this reply; undefined for all others. */
export function bribedAddressee(action: HeroAction, context: PlanContext, state: PlayState): string | undefined {
  const { adventure } = context.brief;
  const npc = addresseeOf(action, adventure, state);
  if (!npc) return undefined;
  const isNow = actionsOf(context, false).some(
    ({ pays, ...each }) => pays?.purpose === 'bribe' && addresseeOf({ ...each, pays }, adventure, state) === npc,
  );
  return isNow || isBribed(state, npc.id) ? npc.id : undefined;
}

/** Something that the hero carries from the adventure and that an action hands over. */
export function handedOver(
  action: HeroAction,
  { brief: { adventure } }: PlanContext,
  state: PlayState,
): Pick<Loot, 'id' | 'name' | 'where'> | undefined {
  const said = action.quote ?? '';
  const isBrought = action.kind === 'talk' && bringing.test(said);
  const text = isBrought ? said : action.clauses.join(' ');
  if (!isBrought && (!action.offers || !handingOver.test(text))) return undefined;
  const loot = takenLoot(adventure, state).find(
    (each) => state.taken[each.id] === action.actor.id && namesOfOwn(each).some((name) => isNamed(text, name)),
  );
  const [carried] = carriedIn(text, action.actor, { adventure, state });
  return loot ?? (carried && { id: carried.name, name: carried.name, where: '' });
}

/** Somebody hands a thing to another: "give Tov the rope". */
const handsTo =
  /^(?:(?:i|we|and|then|so|now|ok(?:ay)?|quickly|gently|\p{L}+ly) )*(?:give|hand|pass|lend|offer|toss|throw|slip|return)(?:s|es)?\b/iu;

/** Something of the adventure that a hero has and hands to another of the party; undefined for all else, and for what stands on a sheet. */
export function handedAlong(
  action: HeroAction,
  { brief: { adventure } }: PlanContext,
  state: PlayState,
): { loot: Pick<Loot, 'id' | 'name'>; hero: Hero } | undefined {
  const [text, hero] = [action.clauses.join(' '), companionOf(action)];
  if (action.kind !== 'use' || action.gear || action.question || !hero || !handsTo.test(text)) return undefined;
  const taken = takenLoot(adventure, state).find(
    (each) => state.taken[each.id] === action.actor.id && namesOfOwn(each).some((name) => isNamed(text, name)),
  );
  const [carried] = carriedIn(text, action.actor, { adventure, state });
  const loot = taken ?? (carried && { id: carried.name, name: carried.name });
  return loot && { loot, hero };
}

/** What the actions give to somebody here. */
export function givings(actions: readonly HeroAction[], context: PlanContext, state: PlayState): PlannedCall[] {
  return actions.flatMap((action): PlannedCall[] => {
    const along = handedAlong(action, context, state);
    if (along)
      return [{ purpose: 'give', action, call: { name: 'give', heroId: action.actor.id, npc: along.hero.id, loot: along.loot.id } }];
    const loot = handedOver(action, context, state);
    const npc = loot && addresseeOf(action, context.brief.adventure, state);
    return loot && npc ? [{ purpose: 'give', action, call: { name: 'give', heroId: action.actor.id, npc: npc.id, loot: loot.id } }] : [];
  });
}
