import type { RefusalCode } from '#domain/refusals/refusals.ts';

/** How many replies of a model one day allows; null for any number. Days are counted in UTC. */
export interface ModelQuota {
  perCampaign: number | null;
  perPerson: number | null;
}

/** The replies of a model today: in the campaign, and for each person who asks for the next one. */
export interface RepliesToday {
  campaign: number;
  people: number[];
}

/**
 * Whether a model may give one more reply today, or why not. A reply for several people is refused only when each of them
 * has used their quota, so that nobody is silenced by another player.
 */
export function judgeModelQuota({ perCampaign, perPerson }: ModelQuota, repliesToday: RepliesToday): true | RefusalCode {
  if (perCampaign !== null && repliesToday.campaign >= perCampaign) return 'narrator.capReached';
  const allSpent = perPerson !== null && repliesToday.people.length > 0 && repliesToday.people.every((many) => many >= perPerson);
  return allSpent ? 'narrator.capReached' : true;
}
