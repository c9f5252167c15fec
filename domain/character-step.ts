import type { Character } from './character.ts';
import type { Throw } from './request.ts';

/** What a rule did to a character: the character after it, sentences that people read, and the dice that were thrown. */
export interface CharacterStep {
  character: Character;
  told: string[];
  throws: Throw[];
}

/** A step without dice. */
export function step(character: Character, ...told: string[]): CharacterStep {
  return { character, told, throws: [] };
}
