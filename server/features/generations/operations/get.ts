import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/worlds/generations.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { generationOf } from '#server/features/generations/generation-of.ts';
import { findGeneration } from '#server/features/generations/generations.store.ts';
import { viewGeneration } from '#server/features/generations/to-generation.ts';

export const get = (models: ModelAccess) =>
  query(operation, {
    may: policies['generations.get'],
    find: findWorldAccess,
    run: async ({ sql, input: { worldId, generationId } }) => {
      const { id } = generationOf(await findGeneration(sql, generationId), worldId);
      return viewGeneration(sql, models, id);
    },
  });
