import type { Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { peopleAfter } from '#domain/narration/people.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { heldBy } from '#domain/narration/scene-tags/carried.ts';
import { sameName, withTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { mayTake, spentBy } from './economy.ts';
import { findHero, findPresentNpc, allow, outcome, refuse, refuseDoer } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { timeOf } from './story-time.ts';

/** Another hero who is in the place of the first, by their id. */
function companionHere({ party, here }: RulingContext, hero: Hero, id: string): Hero | undefined {
  return party.find((each) => each.id === id && id !== hero.id && here?.heroIds.includes(id) !== false);
}

/**
 * A hero whose player acts hands something that they took or brought to somebody who is present, who keeps it and remembers it, or to another
 * hero.
 */
export function ruleGive(context: RulingContext, call: CallOf<'give'>): RulingOutcome {
  const refused = refuseDoer(context, call, call.heroId);
  const hero = findHero(context, call.heroId);
  if (refused || !hero) return refused ?? refuse(context, call, 'heroIsNotHere', {});
  const npc = findPresentNpc(context, call.npc);
  const companion = companionHere(context, hero, call.npc);
  const to = npc ?? companion;
  if (!to) return refuse(context, call, 'nobodyHere', {});
  const { adventure, state } = context;
  const loot = adventure.scenes.flatMap((scene) => scene.loot).find(({ id }) => id === call.loot);
  const carried = heldBy(adventure, state, hero.id).find(({ name }) => sameName(name, call.loot));
  const isFree = mayTake(spentBy(context, hero.id));
  if (carried && !isFree) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  if (carried) {
    const about = { kind: 'thing', name: carried.name } as const;
    const own = { scene: currentScene(adventure, state).id, about, since: timeOf(state).turns };
    const tags = withTag(
      state.tags ?? [],
      companion ? { ...own, state: 'carried', by: companion.id } : { ...own, state: 'used', words: 'given away', by: hero.id },
    );
    return handOver(call, to, { hero: hero.name, thing: carried.name, state: { ...state, tags } });
  }
  if (!loot || !Object.hasOwn(state.taken, loot.id) || state.taken[loot.id] !== hero.id)
    return refuse(context, call, 'doesNotHaveIt', { hero: hero.name });
  if (!isFree) return refuse(context, call, 'heroHasActed', { hero: hero.name });
  return handOver(call, to, {
    hero: hero.name,
    thing: loot.name,
    state: { ...state, taken: { ...state.taken, [loot.id]: to.id } },
  });
}

/** A thing in the hands of somebody: people of the tale remember who gave it. */
function handOver(
  call: CallOf<'give'>,
  to: Npc | Hero,
  { hero, thing, state }: { hero: string; thing: string; state: PlayState },
): RulingOutcome {
  const told = [outcome('gives', { hero, loot: thing, npc: to.name })];
  if (!('attitude' in to)) return allow(call, state, told);
  const people = peopleAfter(state.people, timeOf(state).turns, [{ npc: to.id, by: call.heroId, kind: 'given', words: thing }]);
  return allow(call, { ...state, people }, told);
}
