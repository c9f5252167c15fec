import { policies } from '#domain/policies.ts';
import { history as operation } from '#contract/lore.ts';
import { query } from '#server/kernel/handle.ts';
import { listChangesOf } from '#server/features/worlds/changes.store.ts';
import { findStanding } from '#server/features/worlds/standing.ts';

/** Changes in one answer. */
const PAGE = 200;

export const history = query(operation, {
  may: policies['lore.history'],
  find: findStanding,
  run: ({ sql, input: { worldId, entryId } }) => listChangesOf(sql, { worldId, subject: 'entry', subjectId: entryId }, PAGE),
});
