import { policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/worlds/generations.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import type { ModelAccess } from '#server/features/generations/model-access.ts';
import { listGenerations } from '#server/features/generations/generations.store.ts';
import { toGenerations } from '#server/features/generations/to-generation.ts';

export const list = (models: ModelAccess) =>
  query(operation, {
    may: policies['generations.list'],
    find: findWorldAccess,
    run: async ({ sql, input: { worldId } }) => toGenerations(sql, models, await listGenerations(sql, worldId)),
  });
