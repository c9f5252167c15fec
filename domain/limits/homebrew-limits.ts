/** Limits of a campaign's homebrew: entries that its Dungeon Masters write. The pages know them as well. */
export const homebrewLimits = {
  /** Entries of one campaign; one answer holds them all. */
  homebrewPerCampaign: 200,
  /** Characters of an entry's name. */
  homebrewNameLength: 80,
  /** Characters of a fact in words: a range, a duration, an alignment. */
  homebrewPhraseLength: 120,
  /** What one fact can list, and how often a feature can be used between rests. */
  homebrewListed: 20,
  /** Characters of an entry's text. */
  homebrewTextLength: 5000,
  /** Activities of one entry, and effects that always hold. */
  homebrewActivities: 24,
  homebrewEffects: 12,
  /** Characters of one entry as it is stored, all fields together. */
  homebrewEntryLength: 20_000,
  /** Of one formula: terms, dice, sides of a die, a number, and how often a value counts. */
  homebrewFormulaTerms: 6,
  homebrewFormulaDice: 30,
  /** Dice that one higher slot level adds. */
  homebrewSlotDice: 10,
  homebrewFormulaSides: 100,
  homebrewFormulaNumber: 1000,
  homebrewFormulaTimes: 20,
  /** Characters of a formula, of what it answers, whom it is for, when it holds, and what the table judges. */
  homebrewFormulaLength: 80,
  homebrewTriggerLength: 240,
  homebrewTargetLength: 120,
  homebrewWhenLength: 160,
  homebrewNoteLength: 400,
  /** Characters of which weapon an item is, its curse, a material or languages, and what higher slots do. */
  homebrewBaseLength: 160,
  homebrewCurseLength: 600,
  homebrewMaterialLength: 200,
  homebrewHigherLength: 800,
  /** Feet of a reach, a mile, and of a speed or sense. */
  homebrewReach: 5280,
  homebrewSpeed: 500,
  /** Kinds of damage of one activity in the editor, and changes of one effect. */
  homebrewDamageParts: 6,
  homebrewChanges: 8,
  /** Bytes of a file of entries. */
  homebrewFileLength: 8_000_000,
  /** Characters of a creature of a file, without the space between its fields. */
  creatureFileLength: 1_500_000,
  /** Entries that can be started from, in one answer. */
  homebrewSources: 20,
} as const;
