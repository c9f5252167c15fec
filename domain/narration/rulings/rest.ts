import type { Hero } from '#domain/narration/brief.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { hitDiceOfHero } from '#domain/narration/rests/hit-dice-said.ts';
import { tagsAtTurn } from '#domain/narration/scene-tags/scene-tag.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { RulingFact } from '#domain/narration/tool-call.ts';
import { isDying, isStable, woken } from './fallen.ts';
import { allow, outcome, refuse } from './ruling-context.ts';
import { mayRest, timeOf } from './story-time.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

/** What is told of one hero beside the rest: of whoever does not stand, and of whoever is hurt and spends nothing of what would heal. */
function factsOf({ state, intents }: RulingContext, hero: Hero, length: 'short' | 'long'): RulingFact[] {
  const parties = { hero: hero.name };
  if (isStable(state, hero)) return [outcome(length === 'long' ? 'wakesWithOne' : 'staysDown', parties)];
  const left = hero.sheet?.hitDice;
  const isHurt = (state.heroes[hero.id]?.damage ?? 0) > 0 && heroHitPointsOf(state, hero) > 0;
  if (length === 'long' || left === undefined || !isHurt) return [];
  if (left === 0) return [outcome('hasNoHitDice', parties)];
  return hitDiceOfHero(intents, hero.id) === 0 ? [outcome('keepsHitDice', { ...parties, left })] : [];
}

/**
 * The whole party rests where nobody hostile is and nobody of it is dying, once a reply, and a long time once a day of the story: a short
 * rest mends half of what heroes without a sheet have lost, a long one all of it. Who is stable wakes with one hit point in a long rest.
 * What it does to sheets follows when the reply is kept.
 */
export function ruleRest(context: RulingContext, call: CallOf<'rest'>): RulingOutcome {
  const { adventure, state, party, rulings } = context;
  const [foe] = foesHere(adventure, state);
  if (foe) return refuse(context, call, 'noRestNear', { npc: foe.name });
  if (rulings.some(({ allowed, call: earlier }) => allowed && earlier.name === 'rest')) {
    return refuse(context, call, 'hasJustRested', {});
  }
  const dying = party.find((hero) => isDying(state, hero));
  if (dying) return refuse(context, call, 'somebodyIsDying', { hero: dying.name });
  if (!mayRest(state, call.length)) return refuse(context, call, 'dayIsYoung', {});
  const heroes: PlayState['heroes'] = { ...state.heroes };
  for (const hero of party) {
    const lost = heroes[hero.id]?.damage ?? 0;
    if (heroHitPointsOf(state, hero) > 0 && lost > 0) heroes[hero.id] = { damage: call.length === 'long' ? 0 : Math.floor(lost / 2) };
  }
  const fallen = call.length === 'long' ? party.filter((hero) => isStable(state, hero)) : [];
  const rest = outcome(call.length === 'long' ? 'restsLong' : 'restsShort', {});
  const { turns, ...before } = timeOf(state);
  const time = { ...before, turns, rest: turns, ...(call.length === 'long' && { longRest: turns }) };
  // What lasts for turns does not last for hours.
  const tags = state.tags && { tags: tagsAtTurn(state.tags, Number.POSITIVE_INFINITY) };
  const after = { ...state, ...tags, heroes, time };
  const facts = party.flatMap((hero) => factsOf(context, hero, call.length));
  return allow(call, { ...after, heroes: woken(after, fallen) }, [rest, ...facts]);
}
