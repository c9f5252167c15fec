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
export function judgeModelQuota({ perCampaign, perPerson }: ModelQuota, told: RepliesToday): true | RefusalCode {
  if (perCampaign !== null && told.campaign >= perCampaign) return 'narrator.capReached';
  const allSpent = perPerson !== null && told.people.length > 0 && told.people.every((many) => many >= perPerson);
  return allSpent ? 'narrator.capReached' : true;
}
