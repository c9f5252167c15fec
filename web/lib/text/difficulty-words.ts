import type { Difficulty } from '#domain/rules/encounter.ts';

/** How hard an encounter is, in words. */
export const difficultyWords: Readonly<Record<Difficulty, string>> = {
  none: 'No enemies yet',
  low: 'Low difficulty',
  moderate: 'Moderate difficulty',
  high: 'High difficulty',
  'beyond high': 'Beyond high: likely deadly',
};
