import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/play/history.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { branchStore } from '#server/features/campaign-documents/index.ts';
import { listCheckpoints } from './history.store.ts';
import { listPassages } from './story.store.ts';

export const list = query(operation, {
  may: policies['history.list'],
  find: findAccess,
  run: async ({ sql, input: { campaignId, before } }) => {
    const span = await branchStore.findSpan(sql, campaignId, await branchStore.findPlayedBranch(sql, campaignId));
    // Of what lies before the first position nothing but words is known, so there is no going back to it.
    const page = { after: (span?.first ?? 0) - 1, before, excerpt: campaignServerLimits.momentExcerptLength, limit: limits.momentPage + 1 };
    const [checkpoints, branches, passages] = [
      await listCheckpoints(sql, campaignId),
      await branchStore.listBranches(sql, campaignId),
      await listPassages(sql, campaignId, page),
    ];
    return {
      checkpoints: checkpoints.map((checkpoint) => ({ ...checkpoint, createdAt: checkpoint.createdAt.toISOString() })),
      branches: branches.map(({ fromPosition: from, createdAt, ...branch }) => ({ ...branch, from, createdAt: createdAt.toISOString() })),
      moments: passages
        .slice(0, limits.momentPage)
        .map(({ at, excerpt, ...moment }) => ({ ...moment, excerpt: cut(excerpt), at: at.toISOString() })),
      more: passages.length > limits.momentPage,
      head: span?.last ?? 0,
    };
  },
});

/** Ends at a word, where the excerpt has cut one. */
function cut(excerpt: string): string {
  return excerpt.length < campaignServerLimits.momentExcerptLength ? excerpt : `${excerpt.replace(/\s+\S*$/, '')}…`;
}
