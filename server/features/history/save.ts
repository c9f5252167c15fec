import { randomUUID } from 'node:crypto';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import type { Checkpoint } from '#domain/timeline/history.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { save as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTableOf } from '#server/features/narrator/index.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';
import { announceCheckpoint } from './announce-checkpoint.ts';
import { saveCheckpoint } from './history.store.ts';

export const save = command(operation, {
  may: policies['history.save'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, actor, input: { campaignId, name }, subject }) => {
    const { id: createdBy, name: saver } = personOf(actor);
    const branchId = await branchStore.findPlayedBranch(tx.sql, campaignId);
    const position = await branchStore.takePosition(tx.sql);
    const checkpoint = { id: randomUUID(), campaignId, branchId, name, number: null, position, createdBy };
    if (!(await saveCheckpoint(tx.sql, checkpoint, { now: tx.now, most: limits.checkpointsPerCampaign })))
      throw new Refusal('history.full');
    const { campaignId: _campaign, ...rest } = checkpoint;
    const seen: Checkpoint = { ...rest, kind: 'saved', isOnPath: true, createdAt: tx.now.toISOString(), createdBy: saver };
    announceCheckpoint(tx, subject, seen);
    return seen;
  },
});
