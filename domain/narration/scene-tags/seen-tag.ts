import { capitalize } from '#domain/text/capitalize.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { SceneTag, TagSubject } from './scene-tag.ts';
import { stateLabel } from './tag-labels.ts';

/** What people read of a tag. */
export interface SeenTag {
  /** What it is about, as it stands within a sentence: "the tent". */
  thing: string;
  /** As it stands after "is": "burning". */
  state: string;
  /** The hero who did it, by name; left out where a Dungeon Master set it or nobody knows. */
  by?: string;
}

/** A subject by its name. Something that the adventure no longer has goes by "something". */
export function subjectName(about: TagSubject, scene: string, { adventure, party }: Named): string {
  switch (about.kind) {
    case 'thing':
      return withArticle(about.name);
    case 'place':
      return 'the place';
    case 'npc':
      return withinSentence(adventure.npcs.find(({ id }) => id === about.id)?.name ?? 'somebody');
    case 'hero':
      return party.find(({ id }) => id === about.id)?.name ?? 'somebody';
    case 'feature':
    case 'loot':
    case 'exit': {
      const place = adventure.scenes.find(({ id }) => id === scene);
      const named = [
        ...(place?.features ?? []),
        ...(place?.loot ?? []),
        ...(place?.exits ?? []).map(({ id, label }) => ({ id, name: label })),
      ];
      return withinSentence(named.find(({ id }) => id === about.id)?.name ?? 'something');
    }
  }
}

interface Named {
  adventure: Pick<Adventure, 'npcs' | 'scenes'>;
  party: readonly { id: string; name: string }[];
}

const determiner = /^(?:the|an?|his|her|their|its|some|one|two|three|this|that|these|those|\p{L}+'s) /iu;

/** A thing in a player's words, as the narrator says it: "my tent" is "the tent". */
function withArticle(name: string): string {
  const own = withinSentence(name).replace(/^(?:my|our|an?|some|this|that) /i, '');
  return determiner.test(own) ? own : `the ${own}`;
}

/** A tag as people read it. */
export function seenTag({ about, scene, state, words, by }: SceneTag, named: Named): SeenTag {
  const hero = by === null ? undefined : named.party.find(({ id }) => id === by)?.name;
  return { thing: subjectName(about, scene, named), state: words ?? stateLabel(state), ...(hero !== undefined && { by: hero }) };
}

/** Whether a thing is spoken of in the plural: "the oars". */
const isPlural = (thing: string) => {
  const head = thing.replace(/ (?:of|to|into|in|on|at|by|with|from|up|down|over|under|behind|beyond|beside|that|which|who|where) .*$/i, '');
  return /(?<![su'i])s$/i.test(head) && !/^\p{Lu}/u.test(head);
};

/** "is burning", as it stands after the thing. */
export function statePhrase({ thing, state }: Pick<SeenTag, 'thing' | 'state'>): string {
  return `${isPlural(thing) ? 'are' : 'is'} ${state}`;
}

/** "The tent is burning." */
export function tagSentence(seen: Pick<SeenTag, 'thing' | 'state'>): string {
  return `${capitalize(seen.thing)} ${statePhrase(seen)}.`;
}
