import { RuleSet } from '#domain/character/character.ts';
import { Campaign, CampaignCard, CampaignName, Member, SeatRequest } from '#domain/campaign/campaign.ts';
import { SettingsChange } from '#domain/campaign/settings.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { seats } from '#domain/campaign/seat.ts';
import { givenSeats } from '#domain/campaign/seat-change.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { SearchText } from '#contract/http/search-text.ts';

const InCampaign = z.object({ campaignId: Id });

export const list = query('campaigns.list', {
  summary: 'The campaigns the asking person may enter: seats taken, and the free template; last active first.',
  input: z.object({
    /** `deleted` are one's own that can still be taken back. */
    which: z.enum(['all', 'deleted']).default('all'),
  }),
  output: z.array(CampaignCard),
});

export const get = query('campaigns.get', {
  summary: 'One campaign with its first participants.',
  input: InCampaign,
  output: Campaign,
});

export const create = command('campaigns.create', {
  summary: 'Opens a campaign in a world; the asking person owns it. Needs a Dungeon Master plan.',
  input: z.object({
    /** Chosen by the caller, so that a repeated call opens it once. */ id: Uuid.optional(),
    name: CampaignName,
    worldId: Id,
    /** The rules of new characters; the quick ones where none are named. */ ruleSet: RuleSet.optional(),
  }),
  output: CampaignCard,
});

export const startPrivateRun = command('campaigns.startPrivateRun', {
  summary:
    'Starts a private run of a ready adventure at its first scene: that of the ready world named, or else the free one. It belongs to the installation; the asking person plays and hosts it. Needs no Dungeon Master plan.',
  input: z.object({ worldId: Id.optional() }),
  output: CampaignCard,
});

/** Named `remove` because `delete` is a word of the language; its address is campaigns.delete. */
const remove = command('campaigns.delete', {
  summary: 'Deletes a campaign of the asking person; it can be taken back for thirty days. The template cannot be deleted.',
  input: InCampaign,
  output: z.object({}),
});

export const restore = command('campaigns.restore', {
  summary: 'Takes back a deleted campaign.',
  input: InCampaign,
  output: z.object({}),
});

export const enroll = command('campaigns.enroll', {
  summary: 'Takes a seat in the free template campaign; taking it twice changes nothing.',
  input: z.object({}),
  output: z.object({ campaignId: Id }),
});

export const access = query('campaigns.access', {
  summary: 'Whether the asking person has a seat in a campaign, and which.',
  input: InCampaign,
  output: z.object({ seat: z.enum(seats).nullable() }),
});

export const markRead = command('campaigns.markRead', {
  summary: 'Notes up to which message the asking person has read a campaign; an earlier one changes nothing.',
  input: InCampaign.extend({ position: z.int().nonnegative() }),
  output: z.object({}),
});

const AboutSeat = InCampaign.extend({ userId: Id });
const Nothing = z.object({});

export const members = query('campaigns.members', {
  summary:
    'Who sits at the table, as what, and which character they play; also those alone whose name, or that of the character, holds a text. 500 at a time.',
  input: InCampaign.extend({
    search: SearchText(gameLimits.nameLength).optional(),
    offset: z.int().min(0).max(1_000_000).optional(),
  }),
  output: z.array(Member),
});

export const setRole = command('campaigns.setRole', {
  summary: 'Gives somebody at the table another seat. Co-DMs may do so between player and spectator.',
  input: AboutSeat.extend({ seat: z.enum(givenSeats) }),
  output: Nothing,
});

export const kick = command('campaigns.kick', { summary: 'Takes somebody’s seat away.', input: AboutSeat, output: Nothing });

export const leave = command('campaigns.leave', {
  summary: 'Gives up the asking person’s own seat. The owner stays.',
  input: InCampaign,
  output: Nothing,
});

export const handOver = command('campaigns.handOver', {
  summary: 'Makes somebody at the table the owner, who needs a Dungeon Master plan; the owner until then becomes a co-DM.',
  input: AboutSeat,
  output: Nothing,
});

export const saveSettings = command('campaigns.saveSettings', {
  summary: 'Changes the campaign’s name and how its table is played; what is left out stays as it is.',
  input: InCampaign.extend({ name: CampaignName.optional(), settings: SettingsChange.default({}) }),
  output: Nothing,
});

export const requests = query('campaigns.requests', {
  summary: 'Who waits for a seat, the longest first.',
  input: InCampaign,
  output: z.array(SeatRequest),
});

export const answerRequest = command('campaigns.answerRequest', {
  summary: 'Gives somebody who waits their seat, or declines.',
  input: InCampaign.extend({ requestId: Id, accept: z.boolean() }),
  output: Nothing,
});

export const myRequests = query('campaigns.myRequests', {
  summary: 'The tables at which the asking person waits for a seat, or was declined one.',
  input: Nothing,
  output: z.array(
    z.object({
      id: z.string(),
      campaignName: z.string(),
      seat: z.enum(['player', 'spectator']),
      state: z.enum(['PENDING', 'DECLINED']),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export const withdrawRequest = command('campaigns.withdrawRequest', {
  summary: 'Takes back the asking person’s request for a seat, or puts away that it was declined.',
  input: z.object({ requestId: Id }),
  output: Nothing,
});

export { remove as delete };
