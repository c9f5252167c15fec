import type { Character } from '#domain/character/character.ts';
import { freeCastsLeft, isGift } from '#domain/character/free-casts/free-casts.ts';

/** How a spell is cast without a slot: by what pays for it, or for nothing where the table gave it. Null where it is not, or no longer. */
export function freeText(character: Character, spell: string): string | null {
  const ways = freeCastsLeft(character, spell);
  if (ways.length === 0) return isGift(character, spell) ? 'Without a slot' : null;
  const way = ways.find(({ left }) => left !== 0);
  if (!way) return null;
  return `Without a slot: ${way.left === null ? `${way.name}, at will` : `${way.name}, ${way.left} left`}`;
}
