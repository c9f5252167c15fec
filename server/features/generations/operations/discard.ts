import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { discard as operation } from '#contract/worlds/generations.ts';
import { worldBuildersTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';
import { generationOf } from '#server/features/generations/generation-of.ts';
import { deleteGeneration, lockGeneration } from '#server/features/generations/generations.store.ts';

export const discard = command(operation, {
  may: policies['generations.discard'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, input: { worldId, generationId } }) => {
    const { id, state, isDamaged } = generationOf(await lockGeneration(tx.sql, generationId), worldId);
    if (state === 'running' && !isDamaged) throw new Refusal('generation.stillRuns');
    await deleteGeneration(tx.sql, id);
    tx.emit(worldBuildersTopic(worldId), { type: 'generations.discarded', worldId, generationId });
    return {};
  },
});
