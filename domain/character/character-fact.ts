// Without a validator, so that a browser can apply the rules of a sheet.
import type { StoredFact } from '#domain/fact.ts';
import type { CharacterFact, UndoneFact } from './fact.ts';

type WithoutArea<Fact> = Fact extends CharacterFact ? Omit<Fact, 'area'> : never;

/** A fact of a character. */
export function characterFact(given: WithoutArea<CharacterFact>): CharacterFact {
  return { area: 'character', ...given };
}

/** The fact that another was taken back. */
export function undoneFact(fact: StoredFact): UndoneFact {
  return { area: 'undone', fact };
}
