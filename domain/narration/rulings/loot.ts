import type { Loot, Npc, Topic } from '#domain/narration/adventure.ts';
import { responseKey } from '#domain/narration/people.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { attitudeOf, currentScene, hitPointsOf, presentNpcs } from '#domain/narration/play-state.ts';
import { isHeldBack, spoiltBy } from '#domain/narration/scene-tags/tags-here.ts';
import { isKeptBack } from '#domain/narration/wants.ts';
import { mayTake, spentBy } from './economy.ts';
import { passedChecks } from './check.ts';
import { findHero, allow, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';

/** Whether a guard has said that the party may have a thing. */
function hasYielded({ id, topics, responses = [] }: Npc, loot: string, { people }: PlayState): boolean {
  const said = people?.[id]?.asked ?? {};
  const has = (key: string, { yields }: Pick<Topic, 'yields'>) => yields?.includes(loot) === true && Object.hasOwn(said, key);
  return topics.some((topic) => has(topic.id, topic)) || responses.some((response) => has(responseKey(response), response));
}

/** Whether a guard still keeps people off a thing; one that the adventure does not know keeps them off for good. */
export function guards({ adventure, state }: Pick<RulingContext, 'adventure' | 'state'>, id: string, loot: string): boolean {
  const guard = adventure.npcs.find((npc) => npc.id === id);
  return (
    guard === undefined ||
    (hitPointsOf(state, guard) > 0 &&
      (attitudeOf(state, guard) !== 'friendly' || isKeptBack(guard, loot, state)) &&
      !isHeldBack(adventure, state, guard) &&
      !hasYielded(guard, loot, state))
  );
}

/** Whoever is here and still keeps people off a thing. */
export function guardHere(
  stage: Pick<RulingContext, 'adventure' | 'state'>,
  { id, guardedBy }: Pick<Loot, 'id' | 'guardedBy'>,
): Npc | undefined {
  return presentNpcs(stage.adventure, stage.state).find((npc) => guardedBy.includes(npc.id) && guards(stage, npc.id, id));
}

/** Whether a hero was helped to do something unseen here in this reply, and nobody has seen it: another keeps the eyes of those who guard. */
function isUnderCover(context: RulingContext, heroId: string): boolean {
  return passedChecks(context, ['stealth', 'sleight of hand']).some(
    ({ call }) => call.name === 'check' && call.heroId === heroId && call.helperId !== undefined,
  );
}

/** A hero whose player acts takes something from this scene, once, when all who guard it are beaten, friendly or kept busy by another. */
export function ruleLoot(context: RulingContext, call: CallOf<'loot'>): RulingOutcome {
  const { adventure, state } = context;
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  const loot = currentScene(adventure, state).loot.find((each) => each.id === call.loot);
  if (!loot) return refuse(context, call, 'nothingToTake', {});
  if (Object.hasOwn(state.taken, loot.id)) return refuse(context, call, 'isTaken', {});
  if (loot.guardedBy.some((id) => guards(context, id, loot.id)) && !isUnderCover(context, hero.id))
    return refuse(context, call, 'isGuarded', {});
  const spoilt = spoiltBy(adventure, state, { kind: 'loot', id: loot.id }, true);
  if (spoilt) return refuse(context, call, 'tagIsSo', { thing: loot.name, state: spoilt.state });
  if (!mayTake(spentBy(context, hero.id))) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  return allow(call, { ...state, taken: { ...state.taken, [loot.id]: hero.id } }, [
    outcome('takesLoot', { hero: hero.name, loot: loot.name }),
  ]);
}
