import type { Character } from '#domain/character/character.ts';

/** All that the player of a character has said for one reply. */
export const saidBy = ({ userId }: Character, said: readonly { heroId: string; text: string }[]): string =>
  said.flatMap(({ heroId, text }) => (heroId === userId ? text : [])).join('\n');
