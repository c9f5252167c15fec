import { personOf, policies } from '#domain/permissions/policies.ts';
import { isOver } from '#domain/check/standing.ts';
import { close as operation } from '#contract/play/checks.ts';
import { dungeonMasterTopics } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { checkMessages } from '#server/features/chat/index.ts';
import { answerFor } from './answer.ts';

export const close = command(operation, {
  may: policies['checks.close'],
  find: findAccess,
  run: async ({ tx, actor, subject, input: { campaignId, messageId } }) => {
    const held = await checkMessages.holdCheck(tx, { userId: personOf(actor).id, campaignId, messageId });
    if (isOver(held.check)) return answerFor(actor, subject, held);
    const closed = { ...held.check, isClosed: true };
    return answerFor(actor, subject, await checkMessages.changeCheck(tx, messageId, closed, dungeonMasterTopics(subject)));
  },
});
