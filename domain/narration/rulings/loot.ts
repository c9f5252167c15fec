import { attitudeOf, currentScene, hitPointsOf } from '#domain/narration/play-state.ts';
import { isHeldBack, spoiltBy } from '#domain/narration/scene-tags/tags-here.ts';
import { mayTake, spentBy } from './economy.ts';
import { findHero, allow, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

/** Whether a guard still keeps people off; one that the adventure does not know keeps them off for good. */
export function guards({ adventure, state }: Pick<RulingContext, 'adventure' | 'state'>, id: string): boolean {
  const guard = adventure.npcs.find((npc) => npc.id === id);
  return (
    guard === undefined ||
    (hitPointsOf(state, guard) > 0 && attitudeOf(state, guard) !== 'friendly' && !isHeldBack(adventure, state, guard))
  );
}

/** A hero whose player acts takes something from this scene, once, when all who guard it are beaten or friendly. */
export function ruleLoot(context: RulingContext, call: CallOf<'loot'>): RulingOutcome {
  const { adventure, state } = context;
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  const loot = currentScene(adventure, state).loot.find((each) => each.id === call.loot);
  if (!loot) return refuse(context, call, 'nothingToTake', {});
  if (Object.hasOwn(state.taken, loot.id)) return refuse(context, call, 'isTaken', {});
  if (loot.guardedBy.some((id) => guards(context, id))) return refuse(context, call, 'isGuarded', {});
  const spoilt = spoiltBy(adventure, state, { kind: 'loot', id: loot.id }, true);
  if (spoilt) return refuse(context, call, 'tagIsSo', { thing: loot.name, state: spoilt.state });
  if (!mayTake(spentBy(context, hero.id))) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  return allow(call, { ...state, taken: { ...state.taken, [loot.id]: hero.id } }, [
    outcome('takesLoot', { hero: hero.name, loot: loot.name }),
  ]);
}
