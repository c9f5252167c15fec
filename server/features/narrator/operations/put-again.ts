import { canBePutAgain } from '#domain/chat/can-be-put-again.ts';
import type { NarrationInfo } from '#domain/chat/message.ts';
import { narrationServerLimits } from '#domain/limits/narration-limits.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { putAgain as operation } from '#contract/play/narrator.ts';
import { command } from '#server/kernel/calls/handle.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findAccess, findAccessOfMany } from '#server/features/campaigns/index.ts';
import { findTold, listAwaitingReply } from '#server/features/narrator/answered-messages.store.ts';
import { isTakenUp } from '#server/features/narrator/narrator.store.ts';
import { closedCycles } from '#server/features/turns/index.ts';

/** Puts an intent that a reply left without an answer to the narrator once more, in the words in which it was written. */
export const putAgain = command(operation, {
  may: policies['narrator.putAgain'],
  lock: closedCycles.lockTurnOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, messageId, intent }, subject, locked }) => {
    const told = await findTold(tx.sql, campaignId, messageId);
    const resolved = told?.resolved.find(({ id }) => id === intent);
    if (!told || !resolved) throw new Refusal('narration.intentGone');
    const { userId, name } = resolved;
    if (userId !== personOf(actor).id && !isDm(subject.seat)) throw new Refusal('narration.othersIntent');
    if (!canBePutAgain(resolved)) throw new Refusal('narration.wasAnswered');
    const { paused, narratorMode } = subject.settings();
    if (paused) throw new Refusal('turn.paused');
    if (narratorMode === 'dm') throw new Refusal('narration.isOff');
    const [access] = await findAccessOfMany(tx.sql, [{ userId, campaignId }]);
    if (!access || access.seat === null || access.seat === 'spectator') throw new Refusal('narration.heroGone');
    const of = { messageId, intent };
    if (await isTakenUp(tx.sql, campaignId, await closedCycles.listCyclesOf(tx.sql, campaignId, of)))
      throw new Refusal('narration.wasAnswered');
    const text = await wordsOf(tx.sql, campaignId, told, userId);
    if (text === '') throw new Refusal('narration.intentGone');
    await closedCycles.putAgain(tx, { turn: locked, player: { id: userId, name }, text, of });
    return {};
  },
});

/** What somebody wrote that a reply answered: the whole of it, for a reply keeps the beginning alone. */
async function wordsOf(sql: Sql, campaignId: string, { narrationId, cycle }: NarrationInfo, userId: string): Promise<string> {
  const written =
    cycle === null
      ? (await listAwaitingReply(sql, narrationId, narrationServerLimits.messagesAnswered)).filter(({ authorId }) => authorId === userId)
      : (await closedCycles.findClosedIntents(sql, campaignId, cycle)).filter((each) => each.userId === userId);
  return written.map((each) => ('text' in each ? each.text : each.content)).join('\n');
}
