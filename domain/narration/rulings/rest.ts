import { fullHitPointsOf, heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { allow, refuse } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { capitalize } from '#domain/text/capitalize.ts';

/**
 * The whole party rests where nobody hostile is, once a reply: a short rest mends half of what heroes without a sheet have
 * lost, a long one all of it. Who is down wakes with one hit point. What it does to sheets follows when the reply is kept.
 */
export function ruleRest(context: RulingContext, call: CallOf<'rest'>): RulingOutcome {
  const { adventure, state, party, rulings } = context;
  const foe = presentNpcs(adventure, state).find((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
  if (foe) return refuse(context, call, `Nobody rests while ${foe.name} is near.`);
  if (rulings.some(({ allowed, call: earlier }) => allowed && earlier.name === 'rest')) {
    return refuse(context, call, 'The party has just rested.');
  }
  const heroes: PlayState['heroes'] = { ...state.heroes };
  for (const hero of party) {
    const lost = heroes[hero.id]?.damage ?? 0;
    if (lost === 0) continue;
    const isDown = heroHitPointsOf(state, hero) === 0;
    heroes[hero.id] = { damage: isDown ? fullHitPointsOf(hero) - 1 : call.length === 'long' ? 0 : Math.floor(lost / 2) };
  }
  const woken = party.filter((hero) => heroHitPointsOf(state, hero) === 0).map((hero) => `${capitalize(hero.name)} comes round.`);
  const rest =
    call.length === 'long' ? 'The party sleeps through and wakes restored.' : 'The party rests for an hour and is the better for it.';
  return allow(call, { ...state, heroes }, [rest, ...woken].join(' '));
}
