import { policies } from '#domain/permissions/policies.ts';
import { history as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listChanges } from '#server/features/worlds/changes.store.ts';
import { findAccess } from '#server/features/worlds/world-access.ts';

export const history = query(operation, {
  may: policies['worlds.history'],
  find: findAccess,
  run: ({ sql, input: { worldId, before, limit } }) => listChanges(sql, worldId, before, limit),
});
