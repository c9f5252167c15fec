import { CampaignName } from '#domain/campaign/campaign.ts';
import { Id } from '#domain/ids.ts';
import { MessageText } from '#domain/chat/message.ts';
import { PlanReason, WantedPlan } from '#domain/account/plan-request.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { remoteAssistant } from './remote-assistant.ts';
import { remoteCharacters } from './remote-characters.ts';
import { remoteGenerations } from './remote-generations.ts';
import { remoteStorage } from './remote-storage.ts';
import { remoteTables } from './remote-tables.ts';
import { remoteWorlds } from './remote-worlds.ts';

const Named = z.object({ campaign_id: Id });
const Nothing = z.object({});
const Done = z.object({ success: z.boolean() });

/**
 * Names under which programs made for this kind of service know some of the calls. Each stands for an operation of the
 * contract and is answered by it, with its permission.
 */
export const remoteContract = {
  ...remoteAssistant,
  ...remoteCharacters,
  ...remoteGenerations,
  ...remoteStorage,
  ...remoteTables,
  ...remoteWorlds,
  ensurePlan: query('rpc/ensure_user_and_get_plan', {
    summary: 'The signed-in person’s id and plan, as a list of one.',
    input: Nothing,
    output: z.array(z.object({ id: z.string(), plan: z.string() })),
  }),
  requestPlanChange: command('rpc/request_plan_change', {
    summary: 'As plans.request; each name may stand with or without its underscore.',
    input: z
      .object({
        _requested_plan: WantedPlan.in.optional(),
        requested_plan: WantedPlan.in.optional(),
        _reason: PlanReason.nullable().optional(),
        reason: PlanReason.nullable().optional(),
      })
      .refine((given) => (given._requested_plan ?? given.requested_plan) !== undefined, 'Please say which plan you would like.'),
    output: Done,
  }),
  listCampaigns: query('rpc/list_accessible_campaigns', {
    summary: 'As campaigns.list.',
    input: Nothing,
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        ownerId: z.string().nullable(),
        isTemplate: z.boolean(),
        participantCount: z.int(),
        worldName: z.string(),
        lastActive: z.string(),
      }),
    ),
  }),
  createCampaign: command('rpc/create_campaign', {
    summary: 'As campaigns.create.',
    input: z.object({ _name: CampaignName, _world_id: Id }),
    output: z.object({ id: z.string() }),
  }),
  deleteCampaign: command('rpc/delete_campaign', { summary: 'As campaigns.delete.', input: z.object({ _campaign_id: Id }), output: Done }),
  loadMessages: query('rpc/load_campaign_messages_with_users', {
    summary: 'The newest messages, oldest first, as chat.list.',
    input: Named,
    output: z.array(
      z.object({
        id: z.string(),
        authorId: z.string().nullable(),
        role: z.string(),
        author_name: z.string(),
        content: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
  postMessage: command('rpc/post_message', {
    summary: 'As chat.post to the whole table. The role comes from the session; `_role` is accepted and not believed.',
    input: z.object({ _campaign_id: Id, _role: z.string().max(20).optional(), _content: MessageText }),
    output: z.object({ id: z.string() }),
  }),
  campaignState: query('rpc/get_campaign_state', {
    summary: 'The turn of a campaign, as a list of one.',
    input: z.object({ _campaign_id: Id }),
    output: z.array(
      z.object({
        state: z.string(),
        collectingStartedAt: z.string().nullable(),
        collectingTimeout: z.int(),
        handRaises: z.array(z.object({ userId: z.string(), intent: z.string().nullable() })),
      }),
    ),
  }),
  currentUserId: query('rpc/get_current_auth_uid', { summary: 'The signed-in person’s id.', input: Nothing, output: z.string() }),
  verifyEnrollment: query('rpc/verify_campaign_enrollment', {
    summary: 'Whether the signed-in person has a seat.',
    input: Named,
    output: z.boolean(),
  }),
  enroll: command('rpc/enroll_in_free_template_campaign', { summary: 'As campaigns.enroll.', input: Nothing, output: Done }),
  raiseOrLower: command('functions/manage-hand-raise', {
    summary: 'As turns.raiseHand and turns.lowerHand.',
    input: z.object({ action: z.enum(['raise', 'lower']), campaignId: Id }),
    output: Done,
  }),
  respond: command('functions/generate-campaign-response', {
    summary:
      'Posts a message, or ends the collection. A Dungeon Master’s message is answered; a player’s as their table has chosen. The answer comes as an event.',
    input: z.object({
      message: z.string().max(4000).default(''),
      campaignId: Id,
      isOwner: z.boolean().optional(),
      forceCollectionEnd: z.boolean().default(false),
    }),
    output: Done,
  }),
} as const;
