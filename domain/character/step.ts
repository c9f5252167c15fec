import type { Character } from './character.ts';
import type { CharacterFact } from './fact.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { MadeByNature } from '#domain/rules/activity/activity.ts';
import type { Roll } from '#domain/dice/roll.ts';

/** A save that a spell or feature forces on those whom the table names, with the damage that was rolled for it. */
export interface ForcedSave {
  name: string;
  ability: Ability;
  dc: number;
  /** Whether a success halves the damage. */
  half: boolean;
  damage: { amount: number; type: string }[];
  /** What a failure leaves on its bearer. */
  effects: ActiveEffect[];
  /** Whose nature makes the save without a roll. */
  madeBy?: MadeByNature | undefined;
}

/** What a rule did to a character: the character after it, what happened, and the dice that were rolled. */
export interface CharacterStep {
  character: Character;
  facts: CharacterFact[];
  rolls: Roll[];
  /** The save that it forces on others, where it does. */
  forces?: ForcedSave;
}

/** A step without dice. */
export function step(character: Character, ...facts: CharacterFact[]): CharacterStep {
  return { character, facts, rolls: [] };
}
