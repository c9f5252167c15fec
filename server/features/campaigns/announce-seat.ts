import { campaignTopic, personTopic } from '#contract/realtime/topics.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';

/** Tells the table and the person that their seat has changed; what they follow is judged anew. */
export function announceSeat(
  tx: Tx,
  { sessionInvalidation }: Pick<Kernel, 'sessionInvalidation'>,
  campaignId: string,
  userId: string,
): void {
  for (const topic of [campaignTopic(campaignId), personTopic(userId)]) tx.emit(topic, { type: 'campaigns.changed', campaignId });
  tx.afterCommit(() => sessionInvalidation.invalidate(userId));
}

/** Says that somebody plays no longer: whatever waits for them lets go. */
export function announceUnseated(tx: Tx, campaignId: string, userId: string): void {
  tx.emit(campaignTopic(campaignId), { type: 'campaigns.unseated', campaignId, userId });
}
