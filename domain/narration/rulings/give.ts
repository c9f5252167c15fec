import { peopleAfter } from '#domain/narration/people.ts';
import { mayTake, spentBy } from './economy.ts';
import { findHero, findPresentNpc, allow, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { timeOf } from './story-time.ts';

/** A hero whose player acts hands something that they took in the adventure to somebody who is present, who keeps it and remembers it. */
export function ruleGive(context: RulingContext, call: CallOf<'give'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'nobodyHere', {});
  const { adventure, state } = context;
  const loot = adventure.scenes.flatMap((scene) => scene.loot).find(({ id }) => id === call.loot);
  if (!loot || !Object.hasOwn(state.taken, loot.id) || state.taken[loot.id] !== hero.id)
    return refuse(context, call, 'doesNotHaveIt', { hero: hero.name });
  if (!mayTake(spentBy(context, hero.id))) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  const people = peopleAfter(state.people, timeOf(state).turns, [{ npc: npc.id, by: hero.id, kind: 'given', words: loot.name }]);
  return allow(call, { ...state, people, taken: { ...state.taken, [loot.id]: npc.id } }, [
    outcome('gives', { hero: hero.name, loot: loot.name, npc: npc.name }),
  ]);
}
