import type { Character } from '#domain/character/character.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import type { CharacterFact } from '#domain/character/fact.ts';
import { isSame } from '#domain/difference.ts';

/** What was chosen of features between two states of a sheet: all that is chosen now of each that changed. */
export function optionFacts({ options: before }: Character, { options: after }: Character): CharacterFact[] {
  return Object.entries(after).flatMap(([feature, options]) =>
    isSame(before[feature], options) ? [] : [characterFact({ kind: 'options', feature, options })],
  );
}
