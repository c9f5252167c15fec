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
import { limits } from '#domain/limits/limits.ts';
import { minuteMilliseconds } from '#domain/limits/units.ts';
import { partyOf } from '#domain/party-of.ts';
import { yes } from '#domain/result.ts';
import { attackOutcome } from './make-roll.ts';
import { hasRestedSince } from './rested-since.ts';

/** How a test went, as its roll stands now. */
export function outcomeAgain(character: Character, roll: Roll): Roll['outcome'] {
  const { from, against, kept, total } = roll;
  if (from?.what === 'attack') {
    const criticalFrom = attacksOf(character).find(({ itemId }) => from.spell === undefined && itemId === from.itemId)?.criticalFrom ?? 20;
    return attackOutcome(kept[0] ?? 0, total, { difficulty: against, criticalFrom });
  }
  return roll.outcome === undefined || against === null ? undefined : total >= against ? 'success' : 'failure';
}

/** Whether a roll of that moment can still be rolled again. */
export function isRecentRoll(rolledAt: Date, now: Date): boolean {
  return now.getTime() - rolledAt.getTime() < limits.rollAgainMinutes * minuteMilliseconds;
}

/** A roll of somebody's own, and how long ago it fell. */
export interface OwnRoll {
  roll: Roll;
  rolledAt: Date;
  now: Date;
}

/** The same with what has come since: whether they have rolled again. */
export interface LatestRoll extends OwnRoll {
  hasRolledSince: boolean;
}

/**
 * Spends Heroic Inspiration to roll one die of one's own roll again (SRD 5.2.1): the lowest, which gains most, and the new face counts.
 * It is spent right after the roll. Refuses who is not inspired, a roll of long ago, one after which they have rolled again or rested,
 * and one without dice.
 */
export function spendInspiration(
  character: Character,
  { roll: before, rolledAt, now, hasRolledSince }: LatestRoll,
  dice: Dice,
): CharacterResult<CharacterStep & { rolls: [Roll] }> {
  if (!character.inspiration) return refuse('notInspired', { name: character.name });
  if (!isRecentRoll(rolledAt, now)) return refuse('tooLateToRollAgain', { minutes: limits.rollAgainMinutes });
  if (hasRolledSince) return refuse('hasRolledSince', { name: character.name });
  if (hasRestedSince(character, rolledAt.toISOString())) return refuse('hasRestedSince', { name: character.name });
  const roll = oneDieAgain(before, dice);
  if (!roll) return refuse('cannotRollAgain', { name: character.name });
  const used = characterFact({ kind: 'usesInspiration', hero: partyOf(character) });
  return yes({ ...step({ ...character, inspiration: false }, used), rolls: [{ ...roll, outcome: outcomeAgain(character, roll) }] });
}

/** The same for a roll that stands in the story; refuses one of somebody else. */
export function rollAgain(character: Character, own: LatestRoll, dice: Dice): ReturnType<typeof spendInspiration> {
  const isOwn = own.roll.from?.characterId === character.id;
  return isOwn || !character.inspiration ? spendInspiration(character, own, dice) : refuse('cannotRollAgain', { name: character.name });
}
