import type { Activity } from '#domain/rules/activity/activity.ts';
import { isForOneself, isForOthers } from '#domain/character/effects/helpful.ts';
import { choicesOf, mostTargets } from './choose-deeds.ts';

/** What can be chosen about an activity that a sheet carries out. */
export interface Offer {
  /** Its id, where it has one. */
  activity: string | undefined;
  name: string | null;
  /** Names of effects of which one is chosen. */
  choices: string[];
  isForSelf: boolean;
  isForOthers: boolean;
  /** How many it can be used on; null for any number. */
  most: number | null;
}

/** What can be chosen about these activities. */
export function offersOf(activities: readonly Activity[], level: number, slotLevels: number): Offer[] {
  return activities
    .filter(({ while: at, from = 1 }) => at !== 'active' && from <= level)
    .filter((activity) => isForOneself(activity) || isForOthers(activity))
    .map((activity) => ({
      activity: activity.id,
      name: activity.name ?? null,
      choices: [...new Set(choicesOf(activity, { targets: [] }))],
      isForSelf: isForOneself(activity),
      isForOthers: isForOthers(activity),
      most: mostTargets(activity, slotLevels),
    }));
}

/** Whether there is anything to choose, at a table with others or without. */
export function hasChoice(offers: readonly Offer[], hasOthers: boolean): boolean {
  return offers.length > 1 || offers.some(({ choices, isForOthers: reaches }) => choices.length > 1 || (reaches && hasOthers));
}
