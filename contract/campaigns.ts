import { Campaign, CampaignCard, CampaignName } from '#domain/campaign.ts';
import { Id } from '#domain/ids.ts';
import { z } from 'zod';
import { command, query } from './operation.ts';

const InCampaign = z.object({ campaignId: Id });

export const list = query('campaigns.list', {
  summary: 'The campaigns the asking person may enter: seats taken, and the free template; last active first.',
  input: z.object({}),
  output: z.array(CampaignCard),
});

export const get = query('campaigns.get', {
  summary: 'One campaign with its first participants.',
  input: InCampaign,
  output: Campaign,
});

export const create = command('campaigns.create', {
  summary: 'Opens a campaign in a world; the asking person owns it. Needs a Dungeon Master plan.',
  input: z.object({ name: CampaignName, worldId: Id }),
  output: CampaignCard,
});

/** Named `remove` because `delete` is a word of the language; its address is campaigns.delete. */
export const remove = command('campaigns.delete', {
  summary: 'Deletes a campaign of the asking person. The template cannot be deleted.',
  input: InCampaign,
  output: z.object({}),
});

export const enroll = command('campaigns.enroll', {
  summary: 'Takes a seat in the free template campaign; taking it twice changes nothing.',
  input: z.object({}),
  output: z.object({ campaignId: Id }),
});

export const standing = query('campaigns.standing', {
  summary: 'Whether the asking person has a seat in a campaign, and which.',
  input: InCampaign,
  output: z.object({ seat: z.enum(['owner', 'player']).nullable() }),
});
