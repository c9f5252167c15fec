import { policies } from '#domain/permissions/policies.ts';
import { proposals as operation } from '#contract/generations.ts';
import { query } from '#server/kernel/handle.ts';
import { findWorldAccess, readLore, readerOf } from '#server/features/worlds/index.ts';
import { generationOf } from './generation-of.ts';
import { findGeneration } from './generations.store.ts';
import { listProposals } from './proposals.store.ts';
import { entryIndex, showProposal } from './show-proposals.ts';

export const proposals = query(operation, {
  may: policies['generations.proposals'],
  find: findWorldAccess,
  run: async ({ sql, actor, input: { worldId, generationId }, subject }) => {
    const { id } = generationOf(await findGeneration(sql, generationId), worldId);
    const index = entryIndex(await readLore(sql, worldId, readerOf(actor, subject)));
    return (await listProposals(sql, id)).map((row) => showProposal(row, index));
  },
});
