import type { Shape } from '#domain/rules/activity/shape.ts';
import type { Character } from '#domain/character/character.ts';

/** The shape that somebody is in; null in their own. */
export function shapeOf({ activeEffects }: Pick<Character, 'activeEffects'>): Shape | null {
  return activeEffects.findLast(({ shape }) => shape !== undefined)?.shape ?? null;
}

/** Somebody as they are without a shape: hit points go by their own body (SRD 5.2.1, Wild Shape). */
export function inOwnShape(character: Character): Character {
  if (shapeOf(character) === null) return character;
  return { ...character, activeEffects: character.activeEffects.map((effect) => ({ ...effect, shape: undefined })) };
}
