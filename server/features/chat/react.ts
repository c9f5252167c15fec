import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { react as operation } from '#contract/play/chat.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { announceChange } from './announce.ts';
import { getMessage, lockReadable, saveReaction } from './message-changes.store.ts';

export const react = command(operation, {
  may: policies['chat.react'],
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, messageId, emoji, on } }) => {
    const { id: userId } = personOf(actor);
    const readable = await lockReadable(tx.sql, { userId, campaignId, messageId });
    if (!readable) throw new Refusal('message.notFound');
    // Read again: what somebody else wrote while this waited for them was not seen by the reading that waited.
    const before = await getMessage(tx.sql, messageId);
    if (before.reactions.some((each) => each.emoji === emoji && each.by.includes(userId)) === on) return before;
    await saveReaction(tx.sql, { messageId, userId, emoji, on }, tx.now);
    const message = await getMessage(tx.sql, messageId);
    announceChange(tx, message);
    return message;
  },
});
