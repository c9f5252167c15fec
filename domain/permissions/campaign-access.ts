import type { Campaign } from '#domain/campaign/campaign.ts';
import type { CampaignAccess } from './policy.ts';

/** The access of the signed-in person to a campaign that they see. A deleted campaign is never shown. */
export function campaignAccessOf({ isTemplate, seat, privateRun }: Pick<Campaign, keyof CampaignAccess & keyof Campaign>): CampaignAccess {
  return { isTemplate, isDeleted: false, seat, privateRun };
}
