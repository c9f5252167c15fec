import { policies } from '#domain/policies.ts';
import { conflicts as operation } from '#contract/worlds.ts';
import { query } from '#server/kernel/handle.ts';
import { listOpenConflicts } from './changes.store.ts';
import { findStanding } from './standing.ts';

export const conflicts = query(operation, {
  may: policies['worlds.conflicts'],
  find: findStanding,
  run: ({ sql, input: { worldId } }) => listOpenConflicts(sql, worldId),
});
