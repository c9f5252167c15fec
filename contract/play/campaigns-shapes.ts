import { Campaign, Member } from '#domain/campaign/campaign.ts';
import { SettingsChange } from '#domain/campaign/settings.ts';
import { z } from 'zod';

/** What has changed about a campaign, for its whole table; what is left out has stayed as it was. */
export const CampaignChange = z.object({
  name: z.string().optional(),
  settings: SettingsChange.extend({ paused: z.boolean().optional() }).optional(),
  location: Campaign.shape.location.optional(),
  people: z
    .object({
      ownerId: z.string().nullable(),
      participantCount: z.int(),
      participants: Campaign.shape.participants,
      /** Whose seat has changed, and how they sit there now; null for somebody who has left. */
      userId: z.string(),
      member: Member.nullable(),
    })
    .optional(),
});
export type CampaignChange = z.infer<typeof CampaignChange>;
