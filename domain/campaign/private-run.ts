import type { SettingsChange } from './settings.ts';
import { limits } from '#domain/limits/limits.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';

/**
 * As what somebody takes part in a private run of the free adventure. Nobody leads it: the narrator does. The host is
 * whoever has been seated longest; they look after the table until they leave, and the next in line follows.
 */
export const privateRunParts = ['host', 'guest'] as const;
export type PrivateRunPart = (typeof privateRunParts)[number];

/** What only a Dungeon Master could carry out: reading replies before they are posted, taking NPC turns, deciding on rests, giving levels and coins, answering requests. */
const forDungeonMasters = [
  'narratorMode',
  'npcTurns',
  'levelsAndRests',
  'levelsBy',
  'fallenCoins',
  'entry',
] as const satisfies (keyof SettingsChange)[];

/** Whether the host of a private run may change these settings. */
export function judgeRunSettings(change: SettingsChange): true | RefusalCode {
  return forDungeonMasters.every((setting) => change[setting] === undefined) || 'campaign.nobodyLeads';
}

/** Whether somebody who hosts this many private runs may host one more. */
export function judgeRunCount(hosted: number): true | RefusalCode {
  return hosted < limits.privateRunsPerPerson || 'campaign.tooManyRuns';
}

/** The name of a new private run: the adventure's title and whose story it is. */
export function privateRunName(title: string, personName: string): string {
  return `${title}: ${personName}’s story`.slice(0, limits.campaignNameLength).trim();
}
