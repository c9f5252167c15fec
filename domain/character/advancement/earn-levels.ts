import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { earnedLevel } from '#domain/rules/level-experience.ts';

/** That somebody may rise, where they could not before, or not as far. */
function risesBetween(before: Character, after: Character) {
  const level = earnedLevel(after);
  const isNew = level > Math.max(earnedLevel(before), levelOf(after));
  return isNew ? [characterFact({ kind: 'mayRise', hero: partyOf(after), level })] : [];
}

/** Gives experience, by which levels are earned (SRD 5.2.1, Character Advancement); refuses who has the most there is. */
export function giveExperience(character: Character, amount: number): CharacterResult<CharacterStep> {
  const experience = Math.min(gameLimits.experience, character.experience + amount);
  const gained = experience - character.experience;
  if (gained === 0) return refuse('hasAllExperience', { name: character.name, most: gameLimits.experience });
  const after = { ...character, experience };
  const hero = partyOf(character);
  return yes(step(after, characterFact({ kind: 'gainsExperience', hero, amount: gained }), ...risesBetween(character, after)));
}

/** Grants a level up to which somebody may rise, whatever their experience; refuses one that they have or may take already. */
export function grantLevel(character: Character, level: number): CharacterResult<CharacterStep> {
  const { name } = character;
  if (level <= levelOf(character)) return refuse('hasThatLevel', { name, level: levelOf(character) });
  if (level <= character.grantedLevel) return refuse('mayRiseSoFar', { name, level: character.grantedLevel });
  return yes(step({ ...character, grantedLevel: level }, characterFact({ kind: 'mayRise', hero: partyOf(character), level })));
}
