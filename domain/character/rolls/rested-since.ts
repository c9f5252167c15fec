import type { Character } from '#domain/character/character.ts';
import type { CharacterFact } from '#domain/character/fact.ts';

/** Whether somebody has finished a rest since a moment. */
export function hasRestedSince({ restedAt }: { restedAt?: Character['restedAt'] | undefined }, at: string): boolean {
  return typeof restedAt === 'string' && restedAt > at;
}

/** A character after what has happened to them: one who has rested keeps when. */
export function withRestKept(character: Character, facts: readonly CharacterFact[], now: Date): Character {
  const hasRested = facts.some(({ kind }) => kind === 'shortRest' || kind === 'longRest');
  return hasRested ? { ...character, restedAt: now.toISOString() } : character;
}
