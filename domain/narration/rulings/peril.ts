import { healthOf } from '#domain/combat/effects/health.ts';
import { rollDice } from '#domain/dice/dice.ts';
import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { limits } from '#domain/limits/limits.ts';
import { spentBy } from './economy.ts';
import { allow, findHero, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { timeOf } from './story-time.ts';

const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What somebody says who means it: "yes", "truly", "I do it anyway". */
const saysSo = /\b(?:yes|yeah|yep|aye|truly|really|sure|certain|do it|does it|did it|anyway|mean it|go ahead|again|still)\b/i;
const takesBack = /\b(?:no|nope|not|never|don't|won't|wait|stop|instead|rather)\b/i;

/** Words that an answer has at most; whoever says more means something else besides. */
const wordsOfYes = 7;

/** Whether a player's words say once more what they were asked about; to take it back is not to say so. */
export function meansIt(said: string, asked: string): boolean {
  if (takesBack.test(said)) return false;
  const heard = new Set(words(said));
  return (saysSo.test(said) && words(said).length <= wordsOfYes) || words(asked).every((word) => heard.has(word));
}

/** What a hero was asked about so lately that a "yes" is the answer to it; undefined where there is nothing of the kind. */
export function perilAskedOf(state: Pick<PlayState, 'perils' | 'time'>, heroId: string): string | undefined {
  const asked = state.perils?.[heroId];
  const { turns } = state.time ?? { turns: 0 };
  return asked && turns - asked.turns <= limits.turnsToMeanIt ? asked.words : undefined;
}

/**
 * A hero does what may well kill them. The first time it is refused with a question, and what was asked is kept; when the hero's player
 * says so once more, within `limits.turnsToMeanIt`, it is done and hurts like a fall from forty feet (SRD 5.2.1, Falling: 1d6 for each
 * ten). Refuses what is not in the player's own words, who is down, and who has acted.
 */
export function rulePeril(context: RulingContext, call: CallOf<'peril'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  const { state, intents, begun } = context;
  if (heroHitPointsOf(state, hero) === 0) return refuse(context, call, 'heroLiesDown', { hero: hero.name });
  if (spentBy(context, hero.id).action) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  const said = intents.flatMap(({ heroId, text }) => (heroId === hero.id ? [text] : [])).join('. ');
  const asked = perilAskedOf({ ...state, perils: begun.perils }, hero.id);
  if (asked !== undefined && meansIt(said, asked)) return hurt(context, call, hero);
  const heard = new Set(words(said));
  if (!words(call.words).some((word) => word.length > 2 && heard.has(word))) return refuse(context, call, 'tagNotInWords', {});
  const perils = { ...state.perils, [hero.id]: { words: call.words, turns: timeOf(state).turns } };
  return { ...refuse(context, call, 'asksTruly', { hero: hero.name }), state: { ...state, perils } };
}

/** The hero is hurt by what they did, and nothing of it is left to be asked about. */
function hurt({ dice, state }: RulingContext, call: CallOf<'peril'>, hero: NonNullable<ReturnType<typeof findHero>>): RulingOutcome {
  const roll = rollDice(dice, limits.perilDamage, `${hero.name}: damage`);
  const { [hero.id]: _asked, ...perils } = state.perils ?? {};
  const damage = (state.heroes[hero.id]?.damage ?? 0) + roll.total;
  const after = { ...state, perils, heroes: { ...state.heroes, [hero.id]: { damage } } };
  const condition = healthOf({ hitPoints: heroHitPointsOf(after, hero), maxHitPoints: fullHitPointsOf(hero), dead: false });
  return allow(call, after, [outcome('perilHurts', { hero: hero.name, condition })], null, [roll]);
}
