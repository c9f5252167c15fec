import type { Adventure, Feature, Loot, Npc, Scene } from '#domain/narration/adventure.ts';
import { greetingsAfter } from '#domain/narration/ending.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Slot } from './fragments/fragment.ts';

/** Words of the adventure that are told at most once in a while, like a fragment; `id` is what is remembered of them. */
export interface Detail {
  id: string;
  text: string;
}

/** What a fragment's slots can be filled with. A list offers several details, of which one is taken. */
export type Facts = Partial<Record<Slot, string | readonly Detail[]>>;

/** A fact as it stands, where it is not a choice of details. */
export function factOf(facts: Facts, slot: Slot): string {
  const fact = facts[slot];
  return typeof fact === 'string' ? fact : '';
}

const possessive = { she: 'her', he: 'his', they: 'their', it: 'its' } as const;
const objective = { she: 'her', he: 'him', they: 'them', it: 'it' } as const;

export function npcFacts(npc: Npc): Facts {
  return {
    npc: npc.name,
    role: npc.role,
    their: possessive[npc.pronouns],
    them: objective[npc.pronouns],
    habit: npc.habits.map((text, index) => ({ id: `habit ${npc.id} ${index + 1}`, text: bareClause(text) })),
  };
}

export function featureFacts(feature: Feature): Facts {
  return { feature: feature.name, glimpse: feature.description };
}

export function lootFacts(loot: Pick<Loot, 'name' | 'where'>): Facts {
  return { loot: loot.name, where: loot.where };
}

export function sceneFacts(scene: Scene): Facts {
  return {
    scene: scene.name,
    place: scene.place,
    touch: scene.touches.map((text, index) => ({ id: `touch ${scene.id} ${index + 1}`, text: bareClause(text) })),
  };
}

/** Things an NPC says when nothing better fits, each once in a while. */
export function greetingsOf(adventure: Adventure, state: PlayState, npc: Npc): readonly Detail[] {
  const when = state.ended === undefined ? 'greeting' : `greeting after ${state.ended}`;
  return greetingsAfter(adventure, state, npc).map((text, index) => ({ id: `${when} ${npc.id} ${index + 1}`, text: fullStop(text) }));
}

function bareClause(text: string): string {
  return text.trim().replace(/[.,;]+$/, '');
}

/** Direct speech without quotation marks of its own, closed. */
export function fullStop(text: string): string {
  const bare = text.trim().replaceAll(/["“”]/g, "'");
  return /[.!?…]'?$/.test(bare) ? bare : `${bare}.`;
}

/** A bare word to ask about, marked as one; a name needs no mark. */
export const asWord = (word: string) => (/^\p{Ll}/u.test(word) ? `'${word}'` : word);

/** "Maren", "Maren and Dask", "Maren, Dask and the old well". */
export function listed(names: readonly string[], joint = 'and'): string {
  const [last = '', ...earlier] = names.toReversed();
  return earlier.length === 0 ? last : `${earlier.toReversed().join(', ')} ${joint} ${last}`;
}
