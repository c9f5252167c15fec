import { Id } from '#domain/ids.ts';
import { Invitation, InvitationCode } from '#domain/account/invitation.ts';
import { WorldRole } from '#domain/world/world.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { InvitationLimits, MadeInvitation } from './invitations-shapes.ts';

export const check = query('invitations.check', {
  summary: 'What an invitation leads to, for whoever holds its code; refuses one that lets nobody in any more.',
  input: z.object({ code: InvitationCode }),
  output: z.object({
    campaignName: z.string().nullable(),
    worldName: z.string().nullable().optional(),
    worldRole: z.enum(['editor', 'reader']).nullable().optional(),
    /** As what it seats people at its campaign, and whether its DMs answer first. */
    seat: z.enum(['player', 'spectator']).nullable(),
    asks: z.boolean(),
    invitedBy: z.string(),
  }),
});

export const join = command('invitations.join', {
  summary: 'Takes the seat that a campaign’s join link offers, or asks for it where the DMs answer first; doing so twice changes nothing.',
  input: z.object({ code: InvitationCode }),
  output: z.object({
    campaignId: Id,
    /** Whether the DMs answer first; until then there is no seat. */
    waits: z.boolean(),
  }),
});

export const createForCampaign = command('invitations.createForCampaign', {
  summary:
    'Makes a join link of the asking person’s campaign, with a spoken code of eight letters that holds for a day. Where sign-ups are by invitation it also invites.',
  input: InvitationLimits.extend({ campaignId: Id, seat: z.enum(['player', 'spectator']).default('player') }),
  output: MadeInvitation,
});

export const listForCampaign = query('invitations.listForCampaign', {
  summary: 'The join links of the asking person’s campaign.',
  input: z.object({ campaignId: Id }),
  output: z.array(Invitation),
});

export const revokeForCampaign = command('invitations.revokeForCampaign', {
  summary: 'Revokes a join link of the asking person’s campaign.',
  input: z.object({ campaignId: Id, invitationId: Id }),
  output: z.object({}),
});

const InWorld = z.object({ worldId: Id });

export const joinWorld = command('invitations.joinWorld', {
  summary: 'Joins the world that a link leads to, as its maker decided; joining twice changes nothing but a reader into an editor.',
  input: z.object({ code: InvitationCode }),
  output: z.object({ worldId: Id, role: WorldRole }),
});

export const createForWorld = command('invitations.createForWorld', {
  summary: 'Makes a link by which others join the asking person’s world as editors or readers.',
  input: InvitationLimits.extend({ worldId: Id, role: z.enum(['editor', 'reader']).default('reader') }),
  output: MadeInvitation,
});

export const listForWorld = query('invitations.listForWorld', {
  summary: 'The links that lead into the asking person’s world.',
  input: InWorld,
  output: z.array(Invitation),
});

export const revokeForWorld = command('invitations.revokeForWorld', {
  summary: 'Revokes a link that leads into the asking person’s world.',
  input: InWorld.extend({ invitationId: Id }),
  output: z.object({}),
});
