import type { Character } from './character.ts';
import type { CharacterFact } from './fact.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** What a rule did to a character: the character after it, what happened, and the dice that were rolled. */
export interface CharacterStep {
  character: Character;
  facts: CharacterFact[];
  rolls: Roll[];
}

/** A step without dice. */
export function step(character: Character, ...facts: CharacterFact[]): CharacterStep {
  return { character, facts, rolls: [] };
}
