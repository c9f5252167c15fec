import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { history as operation } from '#contract/worlds/lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listChangesOf } from '#server/features/worlds/changes.store.ts';
import { findAccess } from '#server/features/worlds/world-access.ts';

export const history = query(operation, {
  may: policies['lore.history'],
  find: findAccess,
  run: ({ sql, input: { worldId, entryId } }) =>
    listChangesOf(sql, { worldId, subject: 'entry', subjectId: entryId }, worldServerLimits.entryChangesPerAnswer),
});
