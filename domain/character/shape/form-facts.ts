import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { isSame } from '#domain/difference.ts';

type Forms = Pick<Character, 'forms'>;

/** What changed of the forms of Wild Shape that are known. */
export function formFacts({ forms: before }: Forms, { forms: after }: Forms): CharacterFact[] {
  return isSame(before, after) ? [] : [characterFact({ kind: 'forms', forms: [...after] })];
}
