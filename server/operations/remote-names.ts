import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { MessageText } from '#domain/chat/message.ts';
import { personOf } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remoteContract as remote } from '#contract/remote/remote.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import { log } from '#server/kernel/log.ts';
import { findPlan } from '#server/features/plans/index.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import type { operations } from './operations.ts';
import { remoteAssistantNames } from './remote-assistant-names.ts';
import { remoteCharacterNames } from './remote-character-names.ts';
import { remoteGenerationNames } from './remote-generation-names.ts';
import { remoteStorageNames } from './remote-storage-names.ts';
import { remoteTableNames } from './remote-table-names.ts';
import { remoteWorldNames } from './remote-world-names.ts';

const done = { success: true };

/** Answers the remote names by the operations they stand for; each is permitted there. */
export function remoteNames(router: ReturnType<typeof operations>) {
  const post = async (context: CallContext, campaignId: string, content: string, asksNarrator = false) =>
    call(router.chat.post, { id: randomUUID(), campaignId, content, asksNarrator }, { context });
  return {
    ...campaignNames(router),
    ...remoteAssistantNames(router),
    ...remoteCharacterNames(router),
    ...remoteGenerationNames(),
    ...remoteStorageNames(router),
    ...remoteTableNames(router),
    ...remoteWorldNames(router),
    loadMessages: answer(remote.loadMessages, async (context, { campaign_id: campaignId }) => {
      const { messages } = await call(router.chat.list, { campaignId }, { context });
      return messages.map(({ authorName, ...message }) => ({ ...message, author_name: authorName }));
    }),
    postMessage: answer(remote.postMessage, async (context, { _campaign_id, _content }) => post(context, _campaign_id, _content)),
    campaignState: answer(remote.campaignState, async (context, { _campaign_id: campaignId }) => {
      const { turn } = await call(router.turns.get, { campaignId }, { context });
      return [{ ...turn, handRaises: turn.hands }];
    }),
    raiseOrLower: answer(remote.raiseOrLower, async (context, { action, campaignId }) => {
      await call(action === 'raise' ? router.turns.raiseHand : router.turns.lowerHand, { campaignId }, { context });
      return done;
    }),
    respond: answer(remote.respond, async (context, { campaignId, message, forceCollectionEnd }) => {
      if (forceCollectionEnd) await call(router.turns.forceEnd, { campaignId }, { context });
      // Whether the caller may ask as a Dungeon Master is judged by their seat, not by what they send.
      else await post(context, campaignId, parseText(message), true);
      return done;
    }),
  };
}

function campaignNames(router: ReturnType<typeof operations>) {
  return {
    ensurePlan: answer(remote.ensurePlan, async ({ actor, kernel }) => {
      const { id } = personOf(actor);
      // Whoever cannot be looked up may do the least.
      const plan = await findPlan(kernel.database.sql, id).catch((error: unknown) => log.fault('A plan could not be read', error));
      return [{ id, plan: plan ?? 'FREE' }];
    }),
    currentUserId: answer(remote.currentUserId, async ({ actor }) => personOf(actor).id),
    requestPlanChange: answer(remote.requestPlanChange, async (context, given) => {
      const plan = given._requested_plan ?? given.requested_plan;
      if (plan === undefined) throw new Refusal('input.invalid');
      await call(router.plans.request, { plan, reason: given._reason ?? given.reason ?? null }, { context });
      return done;
    }),
    listCampaigns: answer(remote.listCampaigns, async (context) => call(router.campaigns.list, {}, { context })),
    createCampaign: answer(remote.createCampaign, async (context, { _name: name, _world_id: worldId }) =>
      call(router.campaigns.create, { name, worldId }, { context }),
    ),
    deleteCampaign: answer(remote.deleteCampaign, async (context, { _campaign_id: campaignId }) => {
      await call(router.campaigns.delete, { campaignId }, { context });
      return done;
    }),
    verifyEnrollment: answer(remote.verifyEnrollment, async (context, { campaign_id: campaignId }) => {
      const { seat } = await call(router.campaigns.access, { campaignId }, { context });
      return seat !== null;
    }),
    enroll: answer(remote.enroll, async (context) => {
      await call(router.campaigns.enroll, {}, { context });
      return done;
    }),
  };
}

function parseText(message: string): string {
  const text = MessageText.safeParse(message);
  if (!text.success) throw new Refusal('message.empty');
  return text.data;
}
