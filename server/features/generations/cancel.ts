import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { cancel as operation } from '#contract/generations.ts';
import { command } from '#server/kernel/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import type { ModelAccess } from './model-access.ts';
import { generationOf } from './generation-of.ts';
import { endGeneration, lockGeneration } from './generations.store.ts';
import { announceGeneration } from './to-generation.ts';

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
