import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { edit as operation } from '#contract/play/chat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { announceChange } from './announce.ts';
import { findSeated } from './find-seated.ts';
import { findFate, getMessage, lockReadable, saveEdit } from './message-changes.store.ts';

export const edit = command(operation, {
  may: policies['chat.edit'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, messageId, content, mentions } }) => {
    const { id: userId } = personOf(actor);
    const message = await lockReadable(tx.sql, { userId, campaignId, messageId });
    if (!message) throw new Refusal('message.notFound');
    if (message.authorId !== userId || message.role === 'ai' || message.role === 'system') throw new Refusal('message.notYours');
    const { isLast, isAnswered } = await findFate(tx.sql, message);
    if (!isLast) throw new Refusal('message.notLast');
    if (isAnswered) throw new Refusal('message.isAnswered');
    const isSeated = await findSeated(
      tx,
      mentions.map((mentioned) => ({ userId: mentioned, campaignId })),
    );
    await saveEdit(tx.sql, messageId, { content, mentions: mentions.filter((mentioned) => isSeated(mentioned, campaignId)) }, tx.now);
    const changed = await getMessage(tx.sql, messageId);
    announceChange(tx, changed);
    return changed;
  },
});
