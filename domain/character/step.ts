import type { Character } from './character.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** What a rule did to a character: the character after it, sentences that people read, and the dice that were rolled. */
export interface CharacterStep {
  character: Character;
  told: string[];
  rolls: Roll[];
}

/** A step without dice. */
export function step(character: Character, ...told: string[]): CharacterStep {
  return { character, told, rolls: [] };
}
