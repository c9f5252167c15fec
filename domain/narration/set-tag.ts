import { currentScene, knownExits, presentNpcs } from './play-state.ts';
import type { PlayState } from './play-state.ts';
import type { Adventure } from './adventure.ts';
import { timeOf } from './rulings/story-time.ts';
import { kindOf, tagWords, withTag } from './scene-tags/scene-tag.ts';
import type { TagSubject } from './scene-tags/scene-tag.ts';
import { tagRules } from './scene-tags/tag-states.ts';
import type { TagState } from './scene-tags/tag-states.ts';
import { refuseIn, yes } from '#domain/result.ts';
import type { Result } from '#domain/result.ts';

const no = refuseIn<{ noWords: ''; doesNotFit: '' }>();
const bare = (name: string) => name.toLowerCase().replace(/^(?:the|an?) /, '');

/** Something of the scene by its name, or a thing by these words; the place where they name the place. */
function subjectCalled(name: string, adventure: Adventure, state: PlayState): TagSubject {
  const scene = currentScene(adventure, state);
  const named = [
    ...scene.features.map((each) => ({ kind: 'feature', id: each.id, name: each.name }) as const),
    ...scene.loot.map((each) => ({ kind: 'loot', id: each.id, name: each.name }) as const),
    ...knownExits(adventure, state).map((each) => ({ kind: 'exit', id: each.id, name: each.label }) as const),
    ...presentNpcs(adventure, state).map((each) => ({ kind: 'npc', id: each.id, name: each.name }) as const),
  ];
  const found = named.find((each) => bare(each.name) === bare(name));
  if (found) return { kind: found.kind, id: found.id };
  return [bare(scene.name), 'place'].includes(bare(name)) ? { kind: 'place' } : { kind: 'thing', name };
}

/** The play state once a Dungeon Master has said how something is where the party is. Refuses what has no words, and a state that does not fit. */
export function withTagSet(
  adventure: Adventure,
  state: PlayState,
  { thing, state: to }: { thing: string; state: TagState },
): Result<PlayState, 'noWords' | 'doesNotFit'> {
  const name = tagWords(thing);
  if (name === null) return no('noWords', {});
  const about = subjectCalled(name, adventure, state);
  if (!tagRules[to].of.includes(kindOf(about))) return no('doesNotFit', {});
  const scene = currentScene(adventure, state).id;
  return yes({ ...state, tags: withTag(state.tags ?? [], { scene, about, state: to, by: null, since: timeOf(state).turns }) });
}

/** The play state without a tag; null where there is none of that number. */
export function withoutTag(state: PlayState, tagId: number): PlayState | null {
  const tags = (state.tags ?? []).filter(({ id }) => id !== tagId);
  return tags.length === (state.tags ?? []).length ? null : { ...state, tags };
}
