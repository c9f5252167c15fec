import type { Character } from './character.ts';
import { characterFact } from './character-fact.ts';
import type { CharacterFact } from './fact.ts';
import { refuse } from './refusals.ts';
import type { CharacterResult } from './refusals.ts';
import { step } from './step.ts';
import type { CharacterStep } from './step.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';

/** Gives somebody Heroic Inspiration; whoever has it already may pass it on (SRD 5.2.1). */
export function inspire(character: Character): CharacterStep {
  const hero = partyOf(character);
  if (!character.inspiration) return step({ ...character, inspiration: true }, characterFact({ kind: 'gainsInspiration', hero }));
  return step({ ...character, inspirationToPass: true }, characterFact({ kind: 'mayPassInspiration', hero }));
}

/** Spends Heroic Inspiration on a die that was rolled elsewhere; refuses who has none. */
export function spendByHand(character: Character): CharacterResult<CharacterStep> {
  if (!character.inspiration) return refuse('notInspired', { name: character.name });
  return yes(step({ ...character, inspiration: false }, characterFact({ kind: 'usesInspiration', hero: partyOf(character) })));
}

interface Passed {
  giver: Character;
  receiver: Character;
  gave: CharacterFact;
  got: CharacterFact;
}

/** Passes on what came to somebody who had it already; refuses where nothing did, and whoever has it. */
export function passInspiration(before: Character, receiver: Character): CharacterResult<Passed> {
  const giver = { ...before, inspirationToPass: false };
  if (!before.inspirationToPass) return refuse('nothingToPass', { name: giver.name });
  if (giver.id === receiver.id) return refuse('chooseAnotherReceiver', {});
  if (receiver.inspiration) return refuse('isInspired', { name: receiver.name });
  const gave = characterFact({ kind: 'passesInspiration', hero: partyOf(giver), to: partyOf(receiver) });
  const got = characterFact({ kind: 'gainsInspiration', hero: partyOf(receiver) });
  return yes({ giver, receiver: { ...receiver, inspiration: true }, gave, got });
}
