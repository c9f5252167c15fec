import type { Checkpoint } from '#domain/timeline/history.ts';
import { campaignLeadersTopic, dungeonMasterTopics } from '#contract/realtime/topics.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';

/** Tells those who may know of it that a checkpoint was saved. Of a private run only its host may, who asks. */
export function announceCheckpoint(tx: Tx, table: TableAccess, checkpoint: Checkpoint): void {
  const { campaignId, privateRun } = table;
  if (privateRun !== null)
    return tx.emit(campaignLeadersTopic(campaignId), { type: 'history.checkpointSaved', campaignId, checkpoint: null });
  for (const topic of dungeonMasterTopics(table)) tx.emit(topic, { type: 'history.checkpointSaved', campaignId, checkpoint });
}
