import { limits } from '#domain/limits/limits.ts';
import { challenges } from '#domain/rules/challenges.ts';
import type { Creature } from './creature.ts';

/** The level of a party: the average of its heroes, rounded down; 0 without any. */
export const partyLevel = (levels: readonly number[]): number =>
  levels.length === 0 ? 0 : Math.floor(levels.reduce((sum, level) => sum + level, 0) / levels.length);

/** Whether few blows bring the heroes down. */
export const isWeak = (levels: readonly number[]): boolean => levels.length > 0 && partyLevel(levels) <= limits.encounterWeakLevel;

/** Whether the rating of a creature is above a level. */
export const isAbove = ({ challenge }: Pick<Creature, 'challenge'>, level: number): boolean =>
  challenges.indexOf(challenge) > challenges.findIndex((each) => each === String(level));
