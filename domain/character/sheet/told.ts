import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';
import { tellDifference } from './text.ts';

/** The step from one state of a sheet to another that a rule allowed, told by what differs. */
export function toldStep(before: Character, after: Answer<Character>): Answer<CharacterStep> {
  return after.ok ? yes(step(after.value, ...tellDifference(before, after.value))) : after;
}
