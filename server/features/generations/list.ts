import { policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/generations.ts';
import { query } from '#server/kernel/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import type { ModelAccess } from './model-access.ts';
import { listGenerations } from './generations.store.ts';
import { toGenerations } from './to-generation.ts';

export const list = (models: ModelAccess) =>
  query(operation, {
    may: policies['generations.list'],
    find: findWorldAccess,
    run: async ({ sql, input: { worldId } }) => toGenerations(sql, models, await listGenerations(sql, worldId)),
  });
