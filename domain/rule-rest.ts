import { fullHitPointsOf, heroHitPointsOf } from './hero-sheet.ts';
import { attitudeOf, presentNpcs } from './play-state.ts';
import type { PlayState } from './play-state.ts';
import { grant, refuse } from './rule-bench.ts';
import type { Asked, Bench, Verdict } from './rule-bench.ts';
import { capital } from './capital.ts';

/**
 * The whole party rests where nobody hostile is, once a reply: a short rest mends half of what heroes without a sheet have
 * lost, a long one all of it. Who is down wakes with one hit point. What it does to sheets follows when the reply is kept.
 */
export function ruleRest(bench: Bench, request: Asked<'rest'>): Verdict {
  const { adventure, state, party, rulings } = bench;
  const foe = presentNpcs(adventure, state).find((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
  if (foe) return refuse(bench, request, `Nobody rests while ${foe.name} is near.`);
  if (rulings.some(({ allowed, request: earlier }) => allowed && earlier.name === 'rest')) {
    return refuse(bench, request, 'The party has just rested.');
  }
  const heroes: PlayState['heroes'] = { ...state.heroes };
  for (const hero of party) {
    const lost = heroes[hero.id]?.damage ?? 0;
    if (lost === 0) continue;
    const isDown = heroHitPointsOf(state, hero) === 0;
    heroes[hero.id] = { damage: isDown ? fullHitPointsOf(hero) - 1 : request.length === 'long' ? 0 : Math.floor(lost / 2) };
  }
  const woken = party.filter((hero) => heroHitPointsOf(state, hero) === 0).map((hero) => `${capital(hero.name)} comes round.`);
  const rest =
    request.length === 'long' ? 'The party sleeps through and wakes restored.' : 'The party rests for an hour and is the better for it.';
  return grant(request, { ...state, heroes }, [rest, ...woken].join(' '));
}
