import type { Campaign } from './campaign.ts';
import type { Standing } from './policy.ts';

/** How the asking person stands towards a campaign that they see: one that is deleted shows to nobody. */
export function standingHere({ isTemplate, seat, privateRun }: Pick<Campaign, keyof Standing & keyof Campaign>): Standing {
  return { isTemplate, isDeleted: false, seat, privateRun };
}
