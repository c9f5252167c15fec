import { z } from 'zod';
import { isWritable } from './ids.ts';
import { limits } from './limits.ts';

export const CampaignName = z
  .string()
  .trim()
  .refine(isWritable, 'That name holds something that cannot be written down.')
  .min(1, 'Please select a world and enter a campaign name.')
  .max(limits.campaignNameLength, `A campaign's name has at most ${limits.campaignNameLength} characters.`);

/** A campaign as its card shows it. */
export const CampaignCard = z.object({
  id: z.string(),
  name: z.string(),
  worldId: z.string(),
  worldName: z.string(),
  ownerId: z.string().nullable(),
  isOwner: z.boolean(),
  isTemplate: z.boolean(),
  /** True when the asking person has a seat. */
  seated: z.boolean(),
  participantCount: z.int(),
  lastActive: z.iso.datetime(),
  /** The narrator's last sentence, when there is one. */
  lastWords: z.string().nullable(),
});
export type CampaignCard = z.infer<typeof CampaignCard>;

export const Participant = z.object({
  userId: z.string(),
  name: z.string(),
  seat: z.enum(['owner', 'player']),
  /** Where their picture stands, if they have one. */
  avatarUrl: z.string().optional(),
});
export type Participant = z.infer<typeof Participant>;

/** A campaign as the session screen needs it. */
export const Campaign = CampaignCard.extend({
  state: z.enum(['IDLE', 'COLLECTING']),
  createdAt: z.iso.datetime(),
  /** Where the party is. */
  location: z.object({ name: z.string(), place: z.string() }).nullable(),
  mapUrl: z.string().nullable(),
  /** Those who took a seat first, at most 24; participantCount counts all. */
  participants: z.array(Participant),
});
export type Campaign = z.infer<typeof Campaign>;
