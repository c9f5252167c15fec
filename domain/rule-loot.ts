import { capital } from './capital.ts';
import { attitudeOf, currentScene, hitPointsOf } from './play-state.ts';
import { findHero, grant, refuse } from './rule-bench.ts';
import type { Asked, Bench, Verdict } from './rule-bench.ts';

/** Whether a guard still keeps people off; one that the adventure does not know keeps them off for good. */
function guards({ adventure, state }: Bench, id: string): boolean {
  const guard = adventure.npcs.find((npc) => npc.id === id);
  return guard === undefined || (hitPointsOf(state, guard) > 0 && attitudeOf(state, guard) !== 'friendly');
}

/** A hero of the party takes something from this scene, once, when all who guard it are beaten or friendly. */
export function ruleLoot(bench: Bench, request: Asked<'loot'>): Verdict {
  const { adventure, state } = bench;
  const hero = findHero(bench, request.who);
  if (!hero) return refuse(bench, request, 'That hero is not in the party.');
  const loot = currentScene(adventure, state).loot.find((each) => each.id === request.loot);
  if (!loot) return refuse(bench, request, 'There is nothing like that here to take.');
  if (Object.hasOwn(state.taken, loot.id)) return refuse(bench, request, 'That has been taken already.');
  if (loot.guardedBy.some((id) => guards(bench, id))) return refuse(bench, request, 'It is guarded.');
  return grant(request, { ...state, taken: { ...state.taken, [loot.id]: hero.id } }, `${capital(hero.name)} takes ${loot.name}.`);
}
