import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from './class-levels.ts';
import { backgrounds } from '#domain/srd/backgrounds.ts';

/** The tools that class and background train somebody with, as they are called there. */
export function givenTools(character: Pick<Character, 'classes' | 'background'>): string[] {
  const { background } = character;
  return [
    ...(classLevelOf(character, 'rogue') > 0 ? ['thieves’ tools'] : []),
    ...(background === null ? [] : [backgrounds[background].tool]),
  ];
}
