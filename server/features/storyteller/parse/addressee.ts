import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { attitudeOf, presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { companionOf, featureOf, npcOf } from './action.ts';
import { isCrowd } from './things/scenery.ts';
import type { HeroAction } from './action.ts';
import { sells } from './talk/wants.ts';
import { foundTopic } from './topics.ts';

/** Whether it makes sounds and has nothing to tell: a hound, an eel. */
export function isBeast(npc: Npc): boolean {
  return npc.pronouns === 'it' && npc.topics.length === 0;
}

/** When somebody was spoken with last. */
function spokeAt(state: PlayState, { id }: Npc): number {
  return state.people?.[id]?.spoke ?? -1;
}

/**
 * Who an action of talk or trickery is for: the NPC it names, alive or dead; else whoever sells, for somebody who would buy; else whoever here has most to say to it, of several whoever was
 * spoken with last; else of those who are not hostile whoever was spoken with last. Nobody when it is for a companion, or names someone who is elsewhere.
 */
export function addresseeOf(action: HeroAction, adventure: Adventure, state: PlayState): Npc | undefined {
  const named = npcOf(action);
  if (named) return named;
  const crowd = featureOf(action);
  if (companionOf(action) || action.absent || (crowd && isCrowd(crowd))) return undefined;
  const present = presentNpcs(adventure, state);
  const talkers = present.filter((npc) => !isBeast(npc)).toSorted((one, other) => spokeAt(state, other) - spokeAt(state, one));
  const seller = action.wants === null ? undefined : talkers.find(sells);
  if (seller) return seller;
  const [knowing] = talkers
    .flatMap((npc) => {
      const found = foundTopic(action, npc, state);
      return found ? [{ npc, fit: found.fit }] : [];
    })
    .toSorted((left, right) => right.fit - left.fit)
    .map(({ npc }) => npc);
  return knowing ?? talkers.find((npc) => attitudeOf(state, npc) !== 'hostile') ?? talkers[0];
}
