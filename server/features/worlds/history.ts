import { policies } from '#domain/permissions/policies.ts';
import { history as operation } from '#contract/worlds.ts';
import { query } from '#server/kernel/handle.ts';
import { listChanges } from './changes.store.ts';
import { findAccess } from './world-access.ts';

export const history = query(operation, {
  may: policies['worlds.history'],
  find: findAccess,
  run: ({ sql, input: { worldId, before, limit } }) => listChanges(sql, worldId, before, limit),
});
