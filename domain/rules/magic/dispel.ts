/** What the check must reach that ends a spell of a level (SRD 5.2.1, Dispel Magic). */
export const dispelDifficulty = (level: number): number => 10 + level;
