import type { CampaignCard } from '#domain/campaign/campaign.ts';

/** What one is in a campaign, in a sentence. */
export function roleSentence({ isOwner, isTemplate, seat }: Pick<CampaignCard, 'isOwner' | 'isTemplate' | 'seat'>): string {
  if (isOwner) return 'You are the DM';
  if (seat === 'co-dm') return 'You are a co-DM';
  if (seat === 'spectator') return 'You are a spectator';
  return isTemplate && seat === null ? 'Open to everyone.' : 'You are a participant';
}
