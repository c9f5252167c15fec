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
  /** Lines of a fight's story that are kept beside it. */
  combatLines: 30,
} as const;

/** Limits of fights that the server alone knows. */
export const combatServerLimits = {
  /** Milliseconds between two looks at fights that wait for a reaction. */
  reactionLookMilliseconds: 5000,
  reactionShortestWaitMilliseconds: 5,
} as const;
