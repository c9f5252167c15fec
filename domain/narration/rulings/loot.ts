import { capitalize } from '#domain/text/capitalize.ts';
import { attitudeOf, currentScene, hitPointsOf } from '#domain/narration/play-state.ts';
import { findHero, allow, refuse } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

/** Whether a guard still keeps people off; one that the adventure does not know keeps them off for good. */
function guards({ adventure, state }: RulingContext, id: string): boolean {
  const guard = adventure.npcs.find((npc) => npc.id === id);
  return guard === undefined || (hitPointsOf(state, guard) > 0 && attitudeOf(state, guard) !== 'friendly');
}

/** A hero of the party takes something from this scene, once, when all who guard it are beaten or friendly. */
export function ruleLoot(context: RulingContext, call: CallOf<'loot'>): RulingOutcome {
  const { adventure, state } = context;
  const hero = findHero(context, call.who);
  if (!hero) return refuse(context, call, 'That hero is not in the party.');
  const loot = currentScene(adventure, state).loot.find((each) => each.id === call.loot);
  if (!loot) return refuse(context, call, 'There is nothing like that here to take.');
  if (Object.hasOwn(state.taken, loot.id)) return refuse(context, call, 'That has been taken already.');
  if (loot.guardedBy.some((id) => guards(context, id))) return refuse(context, call, 'It is guarded.');
  return allow(call, { ...state, taken: { ...state.taken, [loot.id]: hero.id } }, `${capitalize(hero.name)} takes ${loot.name}.`);
}
