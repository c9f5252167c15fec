import type { Npc } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { singular } from './missing.ts';

/** Words for all who are against the party: "them both", "all the enemies", "at them". */
const all =
  /\bboth\b(?! (?:hands|eyes|my|sides|of (?:us|my)))|\b(?:on|at|onto|over|against|around|among|between|catch(?:es)?|hits?|get) (?:all (?:of )?)?(?:them|these|those)\b|\b(?:every ?(?:one|body)|each|all) of them\b|\b(?:the|all|those|these|every|each) (?:\p{L}+ )?(?:foes?|enem(?:y|ies)|opponents?|attackers?|hostiles?|creatures|beasts|monsters|animals)\b/iu;

/** Those present whom words name together: "both hounds", "the hounds", "them all"; none where they name somebody alone, or nobody. */
export function severalFoes(text: string, { adventure, state }: Pick<Brief, 'adventure' | 'state'>): Npc[] {
  const plurals = new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .flatMap((word) => (singular(word) === word ? [] : [singular(word)])),
  );
  const isNamed = ({ name, aliases }: Npc) => [name, ...aliases].some((each) => plurals.has(each.toLowerCase().split(' ').at(-1) ?? ''));
  const named = presentNpcs(adventure, state).filter(isNamed);
  const meant = named.length > 1 ? named : all.test(text) ? foesHere(adventure, state) : [];
  return meant.length > 1 ? meant : [];
}
