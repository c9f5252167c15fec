import type { Campaign } from '#domain/campaign/campaign.ts';
import { api } from '#web/lib/api.ts';

/** A campaign, with a seat in it: the free template gives one to everybody who comes. */
export async function enterCampaign(campaignId: string): Promise<Campaign> {
  const campaign = await api.campaigns.get({ campaignId });
  if (campaign.seat !== null || !campaign.isTemplate) return campaign;
  await api.campaigns.enroll({});
  return api.campaigns.get({ campaignId });
}

/** True when the server says that there is no such campaign for this person. */
export function isNotFound(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'campaign.notFound';
}
