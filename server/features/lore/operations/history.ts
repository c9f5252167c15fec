import { worldServerLimits } from '#domain/limits/world-limits.ts';
import { policies } from '#domain/permissions/policies.ts';
import { history as operation } from '#contract/worlds/lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, worldChanges } from '#server/features/worlds/index.ts';

export const history = query(operation, {
  may: policies['lore.history'],
  find: findWorldAccess,
  run: ({ sql, input: { worldId, entryId } }) =>
    worldChanges.listChangesOf(sql, { worldId, subject: 'entry', subjectId: entryId }, worldServerLimits.entryChangesPerAnswer),
});
