/** Experience an encounter may cost for each character: low, moderate, high; by level (SRD 5.2). */
const budgets: readonly (readonly [low: number, moderate: number, high: number])[] = [
  [50, 75, 100],
  [100, 150, 200],
  [150, 225, 400],
  [250, 375, 500],
  [500, 750, 1100],
  [600, 1000, 1400],
  [750, 1300, 1700],
  [1000, 1700, 2100],
  [1300, 2000, 2600],
  [1600, 2300, 3100],
  [1900, 2900, 4100],
  [2200, 3700, 4700],
  [2600, 4200, 5400],
  [2900, 4900, 6200],
  [3300, 5400, 7800],
  [3800, 6100, 9800],
  [4500, 7200, 11_700],
  [5000, 8700, 14_200],
  [5500, 10_700, 17_200],
  [6400, 13_200, 22_000],
];

export interface EncounterBudget {
  low: number;
  moderate: number;
  high: number;
}
export type Difficulty = 'none' | 'low' | 'moderate' | 'high' | 'beyond high';

/** What heroes of these levels can face, in experience; levels are brought within 1 to 20. */
export function encounterBudget(levels: readonly number[]): EncounterBudget {
  return levels.reduce<EncounterBudget>(
    (sum, level) => {
      const [low, moderate, high] = budgets[Math.min(20, Math.max(1, Math.floor(level))) - 1] ?? [0, 0, 0];
      return { low: sum.low + low, moderate: sum.moderate + moderate, high: sum.high + high };
    },
    { low: 0, moderate: 0, high: 0 },
  );
}

/** How hard foes worth that experience are for heroes of these levels: the first budget that they do not go over. */
export function encounterDifficulty(
  levels: readonly number[],
  xp: readonly number[],
): { difficulty: Difficulty; xp: number; budget: EncounterBudget } {
  const budget = encounterBudget(levels);
  const total = xp.reduce((sum, each) => sum + each, 0);
  const difficulty = (['low', 'moderate', 'high'] as const).find((each) => total <= budget[each]) ?? 'beyond high';
  return { difficulty: total === 0 ? 'none' : difficulty, xp: total, budget };
}
