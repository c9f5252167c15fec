import type { CampaignCard } from '#domain/campaign/campaign.ts';

/** What one is in a campaign, in a sentence; nothing at the shared table before one has a seat, whose badge says who may come. */
export function roleSentence({ isOwner, isTemplate, seat }: Pick<CampaignCard, 'isOwner' | 'isTemplate' | 'seat'>): string | null {
  if (isOwner) return 'You are the DM';
  if (seat === 'co-dm') return 'You are a co-DM';
  if (seat === 'spectator') return 'You are a spectator';
  return isTemplate && seat === null ? null : 'You are a participant';
}
