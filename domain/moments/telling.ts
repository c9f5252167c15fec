import type { CharacterFact } from '#domain/character/fact.ts';
import type { CombatFact } from '#domain/combat/fact.ts';

/**
 * How the story tells a fact:
 * - `moment`: in prose where it comes about, whoever brings it about, and in replies;
 * - `reply`: in prose, in the reply to the words that brought it about;
 * - `line`: as the log has it, in the reply to those words;
 * - `never`: the log has it, and the story does not.
 */
type Told = 'moment' | 'reply' | 'line' | 'never';

/** How each fact of a fight is told by the story, and who reads it in the log: the whole table, or those who lead. */
export const combatTelling: Readonly<Record<CombatFact['kind'], { story: Told; log: 'table' | 'leaders' }>> = {
  // Who lives, who falls, and what ends.
  fell: { story: 'moment', log: 'table' },
  died: { story: 'moment', log: 'table' },
  stable: { story: 'moment', log: 'table' },
  revived: { story: 'moment', log: 'table' },
  deathSave: { story: 'moment', log: 'table' },
  /** Of whoever comes round by it a moment; else told in replies. */
  heal: { story: 'moment', log: 'table' },
  /** Behind a save, and of whoever lies there, a moment; else told in replies. */
  damage: { story: 'moment', log: 'table' },
  /** With the damage of it; alone told in replies. */
  save: { story: 'moment', log: 'table' },
  condition: { story: 'moment', log: 'table' },
  conditionEnded: { story: 'moment', log: 'table' },
  concentrationEnded: { story: 'moment', log: 'table' },
  attack: { story: 'reply', log: 'table' },
  // What is done, by its name.
  acted: { story: 'line', log: 'table' },
  asked: { story: 'line', log: 'table' },
  cast: { story: 'line', log: 'table' },
  check: { story: 'line', log: 'table' },
  concentration: { story: 'line', log: 'table' },
  countered: { story: 'line', log: 'table' },
  effect: { story: 'line', log: 'table' },
  effectEnded: { story: 'line', log: 'table' },
  effectKept: { story: 'line', log: 'table' },
  effectStarted: { story: 'line', log: 'table' },
  experience: { story: 'line', log: 'table' },
  ended: { story: 'line', log: 'table' },
  found: { story: 'line', log: 'table' },
  inspirationSpent: { story: 'line', log: 'table' },
  inspired: { story: 'line', log: 'table' },
  joined: { story: 'line', log: 'table' },
  landed: { story: 'line', log: 'table' },
  left: { story: 'line', log: 'table' },
  legendary: { story: 'line', log: 'table' },
  mastery: { story: 'line', log: 'table' },
  pushed: { story: 'line', log: 'table' },
  regained: { story: 'line', log: 'table' },
  resisted: { story: 'line', log: 'table' },
  saveAsked: { story: 'line', log: 'table' },
  shown: { story: 'line', log: 'table' },
  started: { story: 'line', log: 'table' },
  temporary: { story: 'line', log: 'table' },
  // Whose turn it is stands at the end of a reply.
  round: { story: 'never', log: 'table' },
  turn: { story: 'never', log: 'table' },
  // What is kept of a fight and no event of it.
  closed: { story: 'never', log: 'table' },
  levelReady: { story: 'never', log: 'table' },
  mended: { story: 'never', log: 'table' },
  prepared: { story: 'never', log: 'table' },
  sheetFollowed: { story: 'never', log: 'table' },
  sheetUndone: { story: 'never', log: 'table' },
  wentOn: { story: 'never', log: 'table' },
  hidden: { story: 'never', log: 'leaders' },
  lair: { story: 'never', log: 'leaders' },
  legendaryResistance: { story: 'never', log: 'leaders' },
  noted: { story: 'never', log: 'leaders' },
  npcChoice: { story: 'never', log: 'leaders' },
  recharge: { story: 'never', log: 'leaders' },
  renewed: { story: 'never', log: 'leaders' },
};

/**
 * The facts of a sheet that the story tells as moments. All others stand in the history of the sheet, which every seat reads, and where
 * dice fell or the table is to know of them also in a line of the story.
 */
export const sheetMoments = [
  'takesDamage',
  'fallsUnconscious',
  'diesAtOnce',
  'dies',
  'diesOfExhaustion',
  'failsDeathSaves',
  'deathSaves',
  'isStable',
  'wakes',
  'isRevived',
  /** Of whoever comes round by it. */
  'hasHitPoints',
  'regains',
  'condition',
  'conditionEnded',
  'concentrationEnded',
] as const satisfies readonly CharacterFact['kind'][];
