import { personTopic } from '#contract/realtime/topics.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { listSeated } from './seats.store.ts';

/** Tells everybody at a table, wherever they look, that their list of campaigns has changed, and what they follow is judged anew. */
export async function announceToAll(
  tx: Tx,
  { sessionInvalidation }: Pick<Kernel, 'sessionInvalidation'>,
  campaignId: string,
): Promise<void> {
  for (const userId of await listSeated(tx.sql, campaignId)) {
    tx.emit(personTopic(userId), { type: 'campaigns.changed', campaignId, change: null });
    tx.afterCommit(() => sessionInvalidation.invalidate(userId));
  }
}
