import { randomUUID } from 'node:crypto';
import { isInCharacter } from '#domain/chat/draws-reply.ts';
import { limits } from '#domain/limits/limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { ask as operation } from '#contract/play/narrator.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { assignReply, listUnanswered } from '#server/features/narrator/answered-messages.store.ts';
import { findLastHeard } from '#server/features/narrator/heard.store.ts';
import { holdWaitingTalk, owesTalk } from '#server/features/narrator/narrator.store.ts';
import { lockTableOf } from '#server/features/narrator/lock-table.ts';

/** Owes a reply to what has been written since the last one: it answers what players said, and takes up the words of the DMs. */
export const ask = command(operation, {
  may: policies['narrator.ask'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId }, subject }) => {
    const { paused, narratorMode } = subject.settings();
    if (paused) throw new Refusal('turn.paused');
    if (narratorMode === 'dm') throw new Refusal('narration.isOff');
    if (subject.collecting) throw new Refusal('narration.isCollecting');
    await holdWaitingTalk(tx.sql, campaignId);
    const written = await listUnanswered(tx.sql, campaignId, await findLastHeard(tx.sql, campaignId), limits.recentMessages);
    if (written.length === 0) throw new Refusal('narration.nothingNew');
    const { id: narrationId } = await owesTalk(tx.sql, randomUUID(), campaignId, tx.now);
    const spoken = written.filter(({ role, kind, content }) => role === 'player' && kind === 'say' && isInCharacter(content));
    await assignReply(
      tx.sql,
      spoken.map(({ id }) => id),
      narrationId,
    );
    tx.emit(campaignTopic(campaignId), { type: 'narrator.asked', campaignId });
    return {};
  },
});
