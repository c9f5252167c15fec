import type { CampaignCard } from '#domain/campaign/campaign.ts';

/** Campaigns a character can come to: those where one plays and has no character yet. */
export function copyPlaces<Place extends Pick<CampaignCard, 'id' | 'seat'>>(
  campaigns: readonly Place[],
  mine: readonly { campaignId: string }[],
): Place[] {
  const taken = new Set(mine.map(({ campaignId }) => campaignId));
  return campaigns.filter(({ id, seat }) => seat !== null && seat !== 'spectator' && !taken.has(id));
}
