import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { yes } from '#domain/result.ts';
import { monsterOf, monsters } from '#domain/srd/monsters/monsters.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { learnForm } from './known-forms.ts';
import { canTakeShape } from './wild-shape.ts';

/** The creatures whose forms a druid may still learn. */
export function formsToLearn(character: Pick<Character, 'classes' | 'forms'>): StatBlock[] {
  return monsters.filter((block) => canTakeShape(character, block) && !character.forms.includes(block.id));
}

/** Learns the forms of several creatures, by their ids. */
export function learnForms(character: Character, ids: readonly string[]): CharacterResult<Character> {
  if (new Set(ids).size !== ids.length) return refuse('chooseEachFormOnce', {});
  let after: CharacterResult<Character> = yes(character);
  for (const id of ids) after = after.ok ? learnForm(after.value, monsterOf(id) ?? null) : after;
  return after;
}
