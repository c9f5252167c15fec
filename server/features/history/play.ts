import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { play as operation } from '#contract/play/history.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { lockTableOf, playOn } from '#server/features/narrator/index.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';

export const play = command(operation, {
  may: policies['history.play'],
  lock: lockTableOf,
  find: findAccess,
  run: async ({ tx, input: { campaignId, branchId } }) => {
    if (!(await branchStore.findSpan(tx.sql, campaignId, branchId))) throw new Refusal('branch.notFound');
    if ((await branchStore.findPlayedBranch(tx.sql, campaignId)) === branchId) throw new Refusal('branch.isPlayed');
    await playOn(tx, { campaignId, branchId });
    return { branchId };
  },
});
