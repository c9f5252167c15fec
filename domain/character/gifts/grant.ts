import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { contentIdOf } from '#domain/homebrew-id.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { endConcentration } from '#domain/character/actions/concentration.ts';

/** The sheet without something of homebrew that was given: what it was cast from and counted by goes with it. */
function without(character: Character, id: string): CharacterStep {
  const freed = character.concentration === id ? endConcentration(character) : step(character);
  const { [id]: _, ...usesSpent } = freed.character.usesSpent;
  const spells = freed.character.spells.filter(({ spell }) => spell !== id);
  const givenFeatures = freed.character.givenFeatures.filter((each) => each !== id);
  return { ...freed, character: { ...freed.character, usesSpent, spells, givenFeatures } };
}

/**
 * Gives somebody a spell or a feature of the campaign's homebrew, or takes it back. A spell that was given is always prepared, and
 * cast once without a slot between long rests. Refuses what they have already, and to take back what was learned or is not there.
 */
export function grant(character: Character, entry: HomebrewEntry, given: boolean): CharacterResult<CharacterStep> {
  const id = contentIdOf(entry.id);
  const { name } = character;
  const known = character.spells.find(({ spell }) => spell === id);
  const has = known !== undefined || character.givenFeatures.includes(id);
  const fact = { hero: partyOf(character), what: entry.name };
  if (!given) {
    if (!has || known?.from === 'class') return refuse('wasNotGiven', { name, what: entry.name });
    const { character: after, facts } = without(character, id);
    return yes({ character: after, facts: [characterFact({ kind: 'homebrewTaken', ...fact }), ...facts], rolls: [] });
  }
  if (has) return refuse('hasItAlready', { name, what: entry.name });
  const told = characterFact({ kind: 'homebrewGiven', ...fact });
  const homebrew = [...character.homebrew.filter((each) => each.id !== entry.id), entry];
  if (entry.kind === 'spell') {
    const spells: Character['spells'] = [...character.spells, { spell: id, prepared: true, from: 'other', class: null }];
    return yes(step({ ...character, homebrew, spells }, told));
  }
  if (entry.kind !== 'feature') return refuse('cannotBeGiven', { what: entry.name });
  if (character.givenFeatures.length >= limits.homebrewListed) return refuse('tooManyGiven', { name, most: limits.homebrewListed });
  return yes(step({ ...character, homebrew, givenFeatures: [...character.givenFeatures, id] }, told));
}
