import type { Recap } from '#domain/timeline/recap.ts';
import { campaignLeadersTopic, campaignTopic } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';

/**
 * Tells how a recap stands: one that was shown to everybody, a draft to those who lead. In a private run that is all its
 * players; in the template, where everybody leads, no session is ended.
 */
export function announceRecap(tx: Tx, campaignId: string, recap: Recap): void {
  const topic = recap.state === 'published' ? campaignTopic(campaignId) : campaignLeadersTopic(campaignId);
  tx.emit(topic, { type: 'history.recapped', campaignId, recap });
}
