import { inTime } from '#domain/world/lore/timeline.ts';
import { policies } from '#domain/permissions/policies.ts';
import { timeline as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { readLore } from './read-lore.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const timeline = query(operation, {
  may: policies['worlds.timeline'],
  find: findWorldAccess,
  run: async ({ sql, actor, input, subject }) => {
    const entries = await readLore(sql, input.worldId, readerOf(actor, subject));
    return inTime(entries.flatMap(({ id, name, category, date }) => (date === null || date === '' ? [] : [{ id, name, category, date }])));
  },
});
