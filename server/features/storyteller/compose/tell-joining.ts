import type { Hero } from '#domain/narration/brief.ts';
import { lootOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { lootFacts } from './facts.ts';
import { required } from './ranked-text.ts';
import type { RankedText } from './ranked-text.ts';
import type { SceneWriter } from './scene-writer.ts';

/** That a hero joins in with another where that makes nothing happen a second time: talk that is one, a thing of which there is one, a way that nobody goes. */
export function tellJoining(action: HeroAction, leader: Hero, writer: SceneWriter): RankedText {
  const loot = lootOf(action);
  const facts = { hero: action.actor.name, other: leader.name, ...(loot && lootFacts(loot)) };
  const group = action.kind === 'travel' ? 'join.here' : loot ? 'join.one' : 'join.same';
  return required(writer.fragments.insist([group], facts) ?? `${action.actor.name} is with ${leader.name} in this.`);
}
