/** Experience at which each level begins (SRD 5.2). */
const beginnings: readonly number[] = [
  0, 300, 900, 2700, 6500, 14_000, 23_000, 34_000, 48_000, 64_000, 85_000, 100_000, 120_000, 140_000, 165_000, 195_000, 225_000, 265_000,
  305_000, 355_000,
];

/** The level that so much experience is enough for, from 1 to 20. */
export function levelOfExperience(experience: number): number {
  return Math.max(1, beginnings.filter((beginning) => experience >= beginning).length);
}

/** The least experience of somebody of a level. */
export function levelBeginsAt(level: number): number {
  return beginnings[level - 1] ?? 0;
}

/** Experience at which the level after this one begins; null at the last level. */
export function nextLevelAt(level: number): number | null {
  return beginnings[level] ?? null;
}

/** What somebody has earned levels by. */
export interface Earned {
  experience: number;
  /** The level that a Dungeon Master has granted, whatever the experience. */
  grantedLevel: number;
}

/** The highest level that somebody may take by now: what their experience is enough for, or what was granted. */
export function earnedLevel({ experience, grantedLevel }: Earned): number {
  return Math.max(levelOfExperience(experience), grantedLevel);
}

/** Whether somebody has earned a level that they have not taken yet. */
export function mayLevelUp({ level, ...earned }: { level: number } & Earned): boolean {
  return earnedLevel(earned) > level;
}
