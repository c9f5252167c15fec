/** Limits of characters that the pages know as well. Bounds of the game's values are in `game-limits.ts`. */
export const characterLimits = {
  /** Cards of characters in one answer. */
  charactersAtOnce: 100,
  /** Characters of a file of a character, its picture in it. */
  characterFileLength: 1_500_000,
  /** Different items that one character carries, and spells that one knows. */
  inventorySlots: 300,
  /** Pictures that are kept for one character, with those that it no longer shows. */
  picturesPerCharacter: 40,
  /** Pixels that an uploaded portrait or avatar may claim. */
  portraitPixels: 2048 * 2048,
  /** Modifier of an adventurer whose sheet says nothing of a skill: level-1 proficiency. */
  untrainedModifier: 2,
  /** Minutes for which a roll can be rolled again with Heroic Inspiration. */
  rollAgainMinutes: 10,
  /** Hit points of an adventurer without a sheet. */
  defaultHitPoints: 10,
  /** Heroes that one account keeps away from tables. */
  heroesPerAccount: 60,
  /** Changes of a kept hero that can be looked at and taken back. */
  changesOfKeptHero: 12,
  /** Rolls of a kept hero that can be answered or rolled again. */
  rollsOfKeptHero: 6,
} as const;

/** Limits of characters that the server alone knows. */
export const characterServerLimits = {
  /** Milliseconds for which the answer to a change is kept for whoever lost it. */
  answerKeptMilliseconds: 7 * 24 * 60 * 60 * 1000,
} as const;
