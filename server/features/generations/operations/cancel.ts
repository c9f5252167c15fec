import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { cancel as operation } from '#contract/worlds/generations.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { generationOf } from '#server/features/generations/generation-of.ts';
import { endGeneration, lockGeneration } from '#server/features/generations/generations.store.ts';
import { announceGeneration } from '#server/features/generations/to-generation.ts';

export const cancel = (models: ModelAccess) =>
  command(operation, {
    may: policies['generations.cancel'],
    find: findWorldAccess,
    run: async ({ tx, input: { worldId, generationId } }) => {
      const { id } = generationOf(await lockGeneration(tx.sql, generationId), worldId);
      if (!(await endGeneration(tx.sql, id, 'cancelled'))) throw new Refusal('generation.isOver');
      return announceGeneration(tx, models, id);
    },
  });
