import type { Character } from '#domain/character/character.ts';
import { earnedLevel } from '#domain/rules/level-experience.ts';
import { highestLevel } from '#domain/srd/class-rules.ts';

/** How a table lets its heroes rise, for one of those who sit there. */
export interface Rising {
  /** Whether levels wait for a Dungeon Master's word. */
  awaitsDm?: boolean | undefined;
  /** Whether heroes rise by milestones. */
  byMilestone?: boolean | undefined;
}

/** The highest level that may be taken now: the one that was granted, by milestones one that is earned otherwise too, and else any. */
export function openLevel({ awaitsDm, byMilestone }: Rising, hero: Pick<Character, 'experience' | 'grantedLevel'>): number {
  if (awaitsDm === true) return hero.grantedLevel;
  return byMilestone === true ? earnedLevel(hero) : highestLevel;
}
