import { policies } from '#domain/permissions/policies.ts';
import { search as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { unlessDamaged } from '#server/kernel/database/stored.ts';
import { searchPassages } from './entries.store.ts';
import { readEntry } from './read-lore.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const search = query(operation, {
  may: policies['worlds.search'],
  find: findWorldAccess,
  run: async ({ sql, actor, input: { worldId, text, limit }, subject }) => {
    const reader = readerOf(actor, subject);
    const found = await searchPassages(sql, worldId, reader, text, limit);
    const entries = await Promise.all(found.map(({ entryId }) => unlessDamaged(readEntry(sql, worldId, entryId, reader))));
    return found.flatMap(({ entryId, excerpt }, n) => {
      const entry = entries[n];
      return entry ? [{ entryId, excerpt, name: entry.name, category: entry.category }] : [];
    });
  },
});
