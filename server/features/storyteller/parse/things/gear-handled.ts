import type { Brief } from '#domain/narration/brief.ts';
import { isSummed } from '#domain/narration/payment.ts';
import type { CoinsPaid } from '#domain/narration/payment.ts';
import { rightsOf } from '#domain/narration/rulings/rights.ts';
import { purse } from '#domain/moments/aftermath.ts';
import { fallenKey } from '#domain/narration/items/fallen-gear.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { deadIn } from './of-bodies.ts';

type Gear = NonNullable<HeroAction['gear']>;

const taking = /\b(?:tak|grab|pocket|loot|pick up|collect|strip|rob|keep|get|seiz|claim)(?:e|es|s|ing|ping)?\b/i;
/** Words that take all that is there. */
const emptying = /\b(?:loot|pocket|strip|rob|plunder)(?:s|ing|ping)?\b/i;
const coinWords = /\b(?:coins?|money|gold|silver|coppers?|pouch|purses)\b/i;
const giving = /\b(?:giv(?:e|es|ing)|hand(?:s|ing)?|pass(?:es|ing)?|lend(?:s|ing)?|offer(?:s|ing)?|throw(?:s|ing)?|toss(?:es|ing)?)\b/i;

/** What words take from the dead of a fight: what they name, or all of it where they loot. */
function takenIn(text: string, heroId: string, brief: Brief): Gear {
  const { aftermath, state } = brief;
  const hasSheet = brief.party.some(({ id, sheet }) => id === heroId && sheet);
  if (!aftermath || !hasSheet || !taking.test(text)) return [];
  const dead = deadIn(text, aftermath);
  const lying = aftermath.carried
    .filter(({ name }) => dead.length === 0 || dead.includes(name))
    .flatMap(({ name, things }) => things.map((item) => ({ item, from: name })));
  const isLeft = ({ item, from }: { item: string; from: string }) => !Object.hasOwn(state.taken, fallenKey(aftermath, from, item));
  const named = lying.filter(({ item }) => isNamed(text, item) || (item === purse && coinWords.test(text)));
  if (named.length > 0) return [named.find(isLeft) ?? named[0]].filter((each) => each !== undefined);
  const several = lying.filter(({ item }) => isNamed(text, `${item}s`));
  if (several.length > 0) return several.filter(isLeft);
  // Talk alone takes nothing: whoever loots in it is told what is there.
  return emptying.test(text) && dead.length > 0 && rightsOf(brief) === 'turn' ? lying.filter(isLeft) : [];
}

/** The coins that words hand to another hero, where both have a sheet; undefined where they hand over none, or play for them. */
function coinsGiven(action: HeroAction, { party }: Pick<Brief, 'party'>): CoinsPaid | undefined {
  const hasSheet = (id: string | undefined) => party.some((hero) => hero.id === id && hero.sheet);
  const { pays, actor } = action;
  if (pays === null || pays.purpose === 'stake' || !isSummed(pays.coins)) return undefined;
  return hasSheet(actor.id) && hasSheet(companionOf(action)?.id) ? pays.coins : undefined;
}

/** What words hand to another hero of what the doer carries. */
function givenIn(action: HeroAction, text: string, { party }: Brief): Gear {
  const other = companionOf(action);
  const coins = coinsGiven(action, { party });
  const pack = party.find(({ id }) => id === action.actor.id)?.sheet?.pack ?? [];
  if (!other || !(coins || giving.test(text))) return [];
  const [item] = pack.filter((each) => isNamed(text, each)).toSorted((one, another) => another.length - one.length);
  return [...(item === undefined ? [] : [{ item, to: other.id }]), ...(coins ? [{ item: 'coins', to: other.id, coins }] : [])];
}

/** An action that takes what the dead of a fight carried, or hands another hero something off the doer's sheet. */
export function withGear(action: HeroAction, brief: Brief): HeroAction {
  const isSaid = action.kind === 'ask' || action.kind === 'ooc' || action.question || action.quote !== null;
  const text = action.clauses.join(' ').toLowerCase();
  if (
    isSaid ||
    action.spell !== null ||
    action.feature !== null ||
    action.item !== null ||
    action.targets.some(({ kind }) => kind === 'loot')
  )
    return action;
  const given = givenIn(action, text, brief);
  const gear = given.length > 0 ? given : takenIn(text, action.actor.id, brief);
  if (gear.length === 0) return action;
  const pays = gear.some(({ coins }) => coins !== undefined) ? null : action.pays;
  return {
    ...action,
    kind: 'use',
    skill: null,
    gear,
    pays,
    missing: null,
    absent: false,
    change: null,
    free: null,
    offers: false,
    sure: true,
  };
}
