import { encounterDifficulty } from '#domain/rules/encounter.ts';
import { difficultyWords } from '#web/lib/text/difficulty-words.ts';
import type { Figure } from './figure.ts';

/** How hard the foes are for heroes of these levels, in words and in experience. */
export function difficultyText(levels: readonly number[], figures: readonly Figure[]): { title: string; figures: string; hard: boolean } {
  const xp = figures.flatMap(({ side, whole }) => (side === 'foes' && whole ? [whole.xp] : []));
  const { difficulty, xp: total, budget } = encounterDifficulty(levels, xp);
  return {
    title: difficultyWords[difficulty],
    figures: `Enemies: ${total} XP. Budget: low ${budget.low}, moderate ${budget.moderate}, high ${budget.high}.`,
    hard: difficulty === 'high' || difficulty === 'beyond high',
  };
}
