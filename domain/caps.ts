import type { RefusalCode } from './refusals.ts';

/** Replies of a model that one day allows; null for any number. A day is one of UTC. */
export interface Caps {
  perCampaign: number | null;
  perPerson: number | null;
}

/** Replies that a model has told today: in the campaign, and to each of those who ask for the next one. */
export interface ToldToday {
  campaign: number;
  people: number[];
}

/**
 * Whether a model may tell one more reply today, or why not. A reply that several ask for is refused only when each of
 * them has had theirs: nobody at a table is silenced by what somebody else has used up.
 */
export function judgeCaps({ perCampaign, perPerson }: Caps, told: ToldToday): true | RefusalCode {
  if (perCampaign !== null && told.campaign >= perCampaign) return 'narrator.capReached';
  const allSpent = perPerson !== null && told.people.length > 0 && told.people.every((many) => many >= perPerson);
  return allSpent ? 'narrator.capReached' : true;
}
