import { heal } from '#domain/character/actions/current-hit-points.ts';
import { longRest, shortRest } from '#domain/character/actions/rest.ts';
import type { Character } from '#domain/character/character.ts';
import type { ActContent } from '#domain/character/effects/content.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { hitDiceOf } from '#domain/character/sheet/hit-dice.ts';
import { hitPointsLeft } from '#domain/character/sheet/hit-points.ts';
import { lifeOf } from '#domain/character/sheet/state.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Dice } from '#domain/dice/dice.ts';

/** Everybody who stands rests; who is stable at 0 hit points wakes with one in a long rest (SRD 5.2.1, Knocked Out and Stable). */
export function restOnSheet(
  character: Character,
  { length, hitDice }: { length: 'short' | 'long'; hitDice?: number | undefined },
  dice: Dice,
  content: ActContent,
): CharacterResult<CharacterStep> {
  if (length === 'long' && lifeOf(character) === 'stable') return heal(character, 1);
  if (length === 'long') return longRest(character, dice, content);
  // The quick rules know no hit dice: an hour mends half of what was lost, where somebody stands.
  if (character.ruleSet === 'quick' && hitPointsLeft(character) > 0) return heal(character, Math.ceil(character.damage / 2));
  const there = hitDiceOf(character);
  const left = there.reduce((sum, each) => sum + each.left, 0);
  const die = there.find((each) => each.left > 0)?.die ?? 0;
  const needed = hitDice ?? Math.ceil(character.damage / (die / 2 + 1));
  return shortRest(character, Math.min(left, needed), dice, content);
}
