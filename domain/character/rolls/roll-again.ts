import { characterFact } from '#domain/character/character-fact.ts';
import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { attacksOf } from '#domain/character/sheet/attacks.ts';
import { step } from '#domain/character/step.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { oneDieAgain } from '#domain/dice/one-die-again.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { attackOutcome } from './make-roll.ts';

function outcomeAgain(character: Character, roll: Roll): Roll['outcome'] {
  const { from, against, kept, total } = roll;
  if (from?.what === 'attack') {
    const criticalFrom = attacksOf(character).find(({ itemId }) => from.spell === undefined && itemId === from.itemId)?.criticalFrom ?? 20;
    return attackOutcome(kept[0] ?? 0, total, { difficulty: against, criticalFrom });
  }
  return roll.outcome === undefined || against === null ? undefined : total >= against ? 'success' : 'failure';
}

/**
 * Spends Heroic Inspiration to roll one die of a roll again (SRD 5.2.1): the lowest, which gains most, and the new face counts.
 * Refuses who is not inspired, a roll of somebody else, and one without dice.
 */
export function rollAgain(character: Character, before: Roll, dice: Dice): CharacterResult<CharacterStep & { rolls: [Roll] }> {
  if (!character.inspiration) return refuse('notInspired', { name: character.name });
  const roll = before.from?.characterId === character.id ? oneDieAgain(before, dice) : null;
  if (!roll) return refuse('cannotRollAgain', { name: character.name });
  const used = characterFact({ kind: 'usesInspiration', hero: partyOf(character) });
  return yes({ ...step({ ...character, inspiration: false }, used), rolls: [{ ...roll, outcome: outcomeAgain(character, roll) }] });
}
