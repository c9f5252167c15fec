import { afterTakingBack } from '#domain/chat/taken-back.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { announceChange } from './announce.ts';
import { getMessage, lockTelling, saveEdit } from './message-changes.store.ts';

/** Marks what the story tells of steps of a fight that were taken back, where the fight has gone back to an entry, and tells everybody. */
export async function takeBack(tx: Tx, campaignId: string, fightId: string, entry: number): Promise<void> {
  for (const { id, content, mentions, narration } of await lockTelling(tx.sql, campaignId, fightId)) {
    const marked = narration?.tells ? afterTakingBack(content, narration.tells, entry) : content;
    if (marked === content) continue;
    await saveEdit(tx.sql, id, { content: marked, mentions }, tx.now);
    announceChange(tx, await getMessage(tx.sql, id));
  }
}
