import type { CampaignCard } from '#domain/campaign/campaign.ts';

/** What the address of a campaign's table carries, so that its name stands before anything is loaded. */
export function campaignAddress({ id, name, ownerId, isOwner, participantCount }: CampaignCard) {
  return { id, name, ownerId: ownerId ?? undefined, isOwner: String(isOwner), participantCount: String(participantCount) };
}
