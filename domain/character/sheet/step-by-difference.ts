import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { yes } from '#domain/result.ts';
import { differenceFacts } from './difference-facts.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** The step from one state of a sheet to another that a rule allowed; what happened is what differs. */
export function stepByDifference(before: Character, after: CharacterResult<Character>): CharacterResult<CharacterStep> {
  return after.ok ? yes(step(after.value, ...differenceFacts(before, after.value))) : after;
}
