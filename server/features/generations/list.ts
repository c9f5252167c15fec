import { policies } from '#domain/policies.ts';
import { list as operation } from '#contract/generations.ts';
import { query } from '#server/kernel/handle.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';
import type { Desk } from './desk.ts';
import { listGenerations } from './generations.store.ts';
import { toGenerations } from './to-generation.ts';

export const list = (desk: Desk) =>
  query(operation, {
    may: policies['generations.list'],
    find: findWorldAccess,
    run: async ({ sql, input: { worldId } }) => toGenerations(sql, desk, await listGenerations(sql, worldId)),
  });
