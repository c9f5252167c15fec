import { policies } from '#domain/permissions/policies.ts';
import { get as operation } from '#contract/generations.ts';
import { query } from '#server/kernel/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import type { ModelAccess } from './model-access.ts';
import { generationOf } from './generation-of.ts';
import { findGeneration } from './generations.store.ts';
import { viewGeneration } from './to-generation.ts';

export const get = (models: ModelAccess) =>
  query(operation, {
    may: policies['generations.get'],
    find: findWorldAccess,
    run: async ({ sql, input: { worldId, generationId } }) => {
      const { id } = generationOf(await findGeneration(sql, generationId), worldId);
      return viewGeneration(sql, models, id);
    },
  });
