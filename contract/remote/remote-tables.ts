import { CampaignName } from '#domain/campaign/campaign.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const UserRow = z.object({ id: z.string(), plan: z.string() });

const CampaignRow = z.object({
  id: z.string(),
  name: z.string(),
  ownerId: z.string().nullable(),
  worldId: z.string(),
  worldName: z.string(),
  isTemplate: z.boolean(),
  participantCount: z.int(),
  lastActive: z.string(),
});
export type CampaignRow = z.infer<typeof CampaignRow>;

/** The calls on the tables of people, campaigns and participants, each answered by operations of the contract. */
export const remoteTables = {
  isParticipant: query('rpc/is_campaign_participant', {
    summary:
      'Whether a person has a seat in a campaign: anybody may ask about themselves, those with a seat about others. Each name may stand with or without its underscore.',
    input: z
      .object({ campaign_id: Id.optional(), _campaign_id: Id.optional(), user_id: Id.optional(), _user_id: Id.optional() })
      .refine((given) => (given._campaign_id ?? given.campaign_id) !== undefined, 'Please name the campaign.'),
    output: z.boolean(),
  }),
  selectUsers: query('tables/User/select', {
    summary: 'Id and plan of the asking person; nobody reads those of others.',
    input: z.object({ id: Id.optional() }),
    output: z.array(UserRow),
  }),
  selectUser: query('tables/User/single', {
    summary: 'The same as one row; another person’s is not there.',
    input: z.object({ id: Id }),
    output: UserRow,
  }),
  selectCampaigns: query('tables/Campaign/select', {
    summary: 'As campaigns.list, last active first; with `id`, that one alone.',
    input: z.object({ id: Id.optional() }),
    output: z.array(CampaignRow),
  }),
  selectCampaign: query('tables/Campaign/single', {
    summary: 'As campaigns.get, with its world. The link to the map is null for those who may not see it.',
    input: z.object({ id: Id }),
    output: CampaignRow.extend({
      state: z.string(),
      createdAt: z.string(),
      World: z.object({ id: z.string(), name: z.string(), tombFileUrl: z.string().nullable() }),
    }),
  }),
  insertCampaign: command('tables/Campaign/insert', {
    summary: 'As campaigns.create. The owner is the asking person, whatever is sent; sent again with the same id it is the same campaign.',
    input: z.object({ id: Uuid.optional(), name: CampaignName, ownerId: Id.optional(), worldId: Id }),
    output: CampaignRow,
  }),
  selectParticipants: query('tables/CampaignParticipant/select', {
    summary: 'As campaigns.members. Addresses are given to the owner of the campaign, and everybody’s own; others are null.',
    input: z.object({ campaignId: Id }),
    output: z.array(
      z.object({
        campaignId: z.string(),
        userId: z.string(),
        seat: z.string(),
        User: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }),
      }),
    ),
  }),
  countParticipants: query('tables/CampaignParticipant/count', {
    summary: 'How many have a seat, as campaigns.get says.',
    input: z.object({ campaignId: Id }),
    output: z.object({ count: z.int() }),
  }),
} as const;
