import type { Npc } from '#domain/narration/adventure.ts';
import { peopleAfter } from '#domain/narration/people.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { heldBy } from '#domain/narration/scene-tags/carried.ts';
import { sameName, withTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { mayTake, spentBy } from './economy.ts';
import { findHero, findPresentNpc, allow, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { timeOf } from './story-time.ts';

/** A hero whose player acts hands something that they took or brought to somebody who is present, who keeps it and remembers it. */
export function ruleGive(context: RulingContext, call: CallOf<'give'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  const npc = findPresentNpc(context, call.npc);
  if (!npc) return refuse(context, call, 'nobodyHere', {});
  const { adventure, state } = context;
  const loot = adventure.scenes.flatMap((scene) => scene.loot).find(({ id }) => id === call.loot);
  const carried = heldBy(adventure, state, hero.id).find(({ name }) => sameName(name, call.loot));
  const isFree = mayTake(spentBy(context, hero.id));
  if (carried && !isFree) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  if (carried) {
    const about = { kind: 'thing', name: carried.name } as const;
    const tag = { scene: currentScene(adventure, state).id, about, state: 'used', words: 'given away' } as const;
    const tags = withTag(state.tags ?? [], { ...tag, by: hero.id, since: timeOf(state).turns });
    return handOver(call, npc, { hero: hero.name, thing: carried.name, state: { ...state, tags } });
  }
  if (!loot || !Object.hasOwn(state.taken, loot.id) || state.taken[loot.id] !== hero.id)
    return refuse(context, call, 'doesNotHaveIt', { hero: hero.name });
  if (!isFree) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  return handOver(call, npc, {
    hero: hero.name,
    thing: loot.name,
    state: { ...state, taken: { ...state.taken, [loot.id]: npc.id } },
  });
}

/** A thing in the hands of somebody who remembers who gave it. */
function handOver(
  call: CallOf<'give'>,
  npc: Npc,
  { hero, thing, state }: { hero: string; thing: string; state: PlayState },
): RulingOutcome {
  const people = peopleAfter(state.people, timeOf(state).turns, [{ npc: npc.id, by: call.heroId, kind: 'given', words: thing }]);
  return allow(call, { ...state, people }, [outcome('gives', { hero, loot: thing, npc: npc.name })]);
}
