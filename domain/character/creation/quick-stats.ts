import { eachAbility } from '#domain/rules/ability.ts';
import type { Ability, AbilityScores } from '#domain/rules/ability.ts';
import { yes } from '#domain/result.ts';
import type { Result } from '#domain/result.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const emptyScore = 10;
const lowest = 1;
const highest = 20;

/** A typed score: empty or no number falls back to 10; refuses anything but a whole number from 1 to 20. */
export function quickScore(typed: string): Result<number, 'scoreOutOfBounds'> {
  const text = typed.trim();
  const score = Number(text);
  if (text === '' || Number.isNaN(score)) return yes(emptyScore);
  if (!Number.isInteger(score) || score < lowest || score > highest) return refuse('scoreOutOfBounds', { least: lowest, most: highest });
  return yes(score);
}

/** All six scores as typed in the stat form; refuses with the first sentence that applies. */
export function quickScores(typed: Partial<Record<Ability, string>>): CharacterResult<AbilityScores> {
  const answers = eachAbility((ability) => quickScore(typed[ability] ?? ''));
  const refused = Object.values(answers).find((answer) => !answer.ok);
  if (refused && !refused.ok) return refused;
  return yes(
    eachAbility((ability) => {
      const answer = answers[ability];
      return answer.ok ? answer.value : emptyScore;
    }),
  );
}
