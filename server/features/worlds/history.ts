import { policies } from '#domain/policies.ts';
import { history as operation } from '#contract/worlds.ts';
import { query } from '#server/kernel/handle.ts';
import { listChanges } from './changes.store.ts';
import { findStanding } from './standing.ts';

export const history = query(operation, {
  may: policies['worlds.history'],
  find: findStanding,
  run: ({ sql, input: { worldId, before, limit } }) => listChanges(sql, worldId, before, limit),
});
