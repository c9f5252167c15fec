import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { tagsAtTurn } from '#domain/narration/scene-tags/scene-tag.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { allow, outcome, refuse } from './ruling-context.ts';
import { mayRest, timeOf } from './story-time.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

/**
 * The whole party rests where nobody hostile is, once a reply, and a long time once a day of the story: a short rest mends half of what heroes without a sheet have
 * lost, a long one all of it. Who is down wakes with one hit point. What it does to sheets follows when the reply is kept.
 */
export function ruleRest(context: RulingContext, call: CallOf<'rest'>): RulingOutcome {
  const { adventure, state, party, rulings } = context;
  const [foe] = foesHere(adventure, state);
  if (foe) return refuse(context, call, 'noRestNear', { npc: foe.name });
  if (rulings.some(({ allowed, call: earlier }) => allowed && earlier.name === 'rest')) {
    return refuse(context, call, 'hasJustRested', {});
  }
  if (!mayRest(state, call.length)) return refuse(context, call, 'dayIsYoung', {});
  const heroes: PlayState['heroes'] = { ...state.heroes };
  for (const hero of party) {
    const lost = heroes[hero.id]?.damage ?? 0;
    if (lost === 0) continue;
    const isDown = heroHitPointsOf(state, hero) === 0;
    heroes[hero.id] = { damage: isDown ? fullHitPointsOf(hero) - 1 : call.length === 'long' ? 0 : Math.floor(lost / 2) };
  }
  const woken = party.filter((hero) => heroHitPointsOf(state, hero) === 0);
  const rest = outcome(call.length === 'long' ? 'restsLong' : 'restsShort', {});
  const { turns, ...before } = timeOf(state);
  const time = { ...before, turns, rest: turns, ...(call.length === 'long' && { longRest: turns }) };
  // What lasts for turns does not last for hours.
  const tags = state.tags && { tags: tagsAtTurn(state.tags, Number.POSITIVE_INFINITY) };
  return allow(call, { ...state, ...tags, heroes, time }, [rest, ...woken.map(({ name }) => outcome('comesRound', { hero: name }))]);
}
