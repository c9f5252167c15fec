import { policies } from '#domain/permissions/policies.ts';
import { proposals as operation } from '#contract/worlds/generations.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';
import { generationOf } from '#server/features/generations/generation-of.ts';
import { findGeneration } from '#server/features/generations/generations.store.ts';
import { listProposals } from '#server/features/generations/proposals.store.ts';
import { entryIndex, showProposal } from '#server/features/generations/show-proposals.ts';
import { readLore } from '#server/features/lore/index.ts';

export const proposals = query(operation, {
  may: policies['generations.proposals'],
  find: findWorldAccess,
  run: async ({ sql, actor, input: { worldId, generationId }, subject }) => {
    const { id } = generationOf(await findGeneration(sql, generationId), worldId);
    const index = entryIndex(await readLore(sql, worldId, readerOf(actor, subject)));
    return (await listProposals(sql, id)).map((row) => showProposal(row, index));
  },
});
