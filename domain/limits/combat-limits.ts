/** Limits of fights that the pages know as well. Bounds of the game's values are in `game-limits.ts`. */
export const combatLimits = {
  /** Creatures of one kind that join a fight at once. */
  monstersAtOnce: 20,
  /** Stat blocks in one answer. */
  monsterPage: 20,
  /** Attacks of a custom NPC. */
  attacksOfOwnNpc: 6,
  /** Steps that are taken for NPCs at once; those that were asked to play go on a moment later, others with the next thing that somebody does. */
  npcStepsAtOnce: 60,
  /** Seconds in which somebody who is asked may react. */
  reactionSeconds: 20,
  /** Seconds in which somebody who is asked for a save may roll it. */
  saveSeconds: 20,
  /** Seconds in which others may speak for the hero of a player who is away, before they fight on by themself. */
  awayTurnSeconds: 20,
  /** Kinds of creatures of one encounter that is built, and heroes whose levels are typed for it. */
  encounterKinds: 12,
  encounterHeroes: 12,
  /** Creatures for each hero, and stat blocks, from which an encounter warns. */
  encounterCreaturesPerHero: 2,
  encounterStatBlocks: 3,
  /** Up to this level a party is weak: few blows bring a hero down. */
  encounterWeakLevel: 2,
  /** The part of a budget that a suggestion spends at least, and the part of it that a leader costs: less would be one of the crowd. */
  encounterSpentPart: 0.6,
  encounterLeaderPart: 0.25,
  /** Encounters that a campaign or a device keeps, and characters of the name of one. */
  encountersKept: 100,
  encounterNameLength: 80,
  /** Characters of the foes of an encounter as they are written down. */
  encounterFoesLength: 1000,
  /** Lore entries that say who is met, in one answer. */
  encounterLore: 200,
  /** Lines of a fight's story that are kept beside it. */
  combatLines: 30,
} as const;

/** Limits of fights that the server alone knows. */
export const combatServerLimits = {
  /** Milliseconds between two looks at fights that wait for a reaction. */
  reactionLookMilliseconds: 5000,
  reactionShortestWaitMilliseconds: 5,
} as const;
