import type { CampaignCard } from '#domain/campaign/campaign.ts';

/** A campaign as lists show it, of its owner unless said. */
export const campaignCard = (fields: Partial<CampaignCard> & Pick<CampaignCard, 'id' | 'name'>): CampaignCard => ({
  worldId: 'w',
  worldName: 'The coast',
  ownerId: 'mira',
  isOwner: true,
  isTemplate: false,
  privateRun: null,
  seat: 'owner',
  participantCount: 2,
  lastActive: '2026-11-29T00:00:00.000Z',
  lastPassage: null,
  ...fields,
});
