import { characterFact } from '#domain/character/character-fact.ts';
import { partyOf } from '#domain/party-of.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import type { Character } from '#domain/character/character.ts';
import { endEffects, isHeldBy } from '#domain/character/effects/end-effects.ts';
import { isMark } from '#domain/rules/activity/mark.ts';
import { spellWord } from '#domain/homebrew/own-spells.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { yes } from '#domain/result.ts';
import { saveOf } from '#domain/character/sheet/proficiency.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const lowest = 10;
const highest = 30;

/** What a constitution save must meet to keep concentrating: half of the damage, from 10 to 30. */
export function concentrationDifficulty(damage: number): number {
  return Math.min(highest, Math.max(lowest, Math.floor(damage / 2)));
}

/** Lets go of the spell that is concentrated on, and what it held ends; nothing happens when there is none. */
export function endConcentration(character: Character): CharacterStep {
  if (character.concentration === null) return step(character);
  const ended = characterFact({
    kind: 'concentrationEnded',
    hero: partyOf(character),
    spell: spellWord(character, character.concentration),
  });
  // That concentration is over says that what it kept up is.
  const freed = endEffects(character, isHeldBy(character, character.concentration), (each) => isMark(each, character.id));
  return step({ ...freed.character, concentration: null }, ended, ...freed.facts);
}

/** The spell that a change of a sheet lets go of, be it for another cast of the same; null where it goes on, or there was none. */
export function spellLetGo({ concentration }: Character, { character, facts }: Pick<CharacterStep, 'character' | 'facts'>): string | null {
  const isOver = character.concentration !== concentration || facts.some(({ kind }) => kind === 'concentrationEnded');
  return isOver ? concentration : null;
}

/** Somebody without what another held on them by a spell that is let go of; nothing happens where that is none. */
export function freedOf(bearer: Character, giver: Pick<Character, 'id'>, spell: string | null): CharacterStep {
  return spell === null ? step(bearer) : endEffects(bearer, isHeldBy(giver, spell));
}

/** The save after damage: concentration ends when it fails. Refuses when nothing is concentrated on. */
export function saveConcentration(character: Character, damage: number, dice: Dice): CharacterResult<CharacterStep> {
  if (character.concentration === null) return refuse('notConcentrating', {});
  const modifier = saveOf(character, 'constitution').value;
  const against = concentrationDifficulty(damage);
  const roll = rollD20(dice, { modifier, advantage: 'none', label: `${character.name}: concentration`, against });
  const kept = characterFact({ kind: 'concentrationKept', hero: partyOf(character) });
  if (roll.total >= against) return yes({ character, facts: [kept], rolls: [roll] });
  return yes({ ...endConcentration(character), rolls: [roll] });
}
