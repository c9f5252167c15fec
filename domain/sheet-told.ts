import type { CharacterStep } from './character-step.ts';
import { step } from './character-step.ts';
import type { Character } from './character.ts';
import { yes } from './sheet-answer.ts';
import type { Answer } from './sheet-answer.ts';
import { tellDifference } from './sheet-text.ts';

/** The step from one state of a sheet to another that a rule allowed, told by what differs. */
export function toldStep(before: Character, after: Answer<Character>): Answer<CharacterStep> {
  return after.ok ? yes(step(after.value, ...tellDifference(before, after.value))) : after;
}
